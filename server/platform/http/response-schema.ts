import type { Endpoint } from '@qareeb/contract/endpoint'
import * as z from 'zod/mini'

type JsonSchema = z.core.JSONSchema.BaseSchema

/** The schemas by which Fastify writes the successful answers of an endpoint, by status. A stream has none. */
export function responseSchemasOf({ status = 200, response, mediaType, other }: Endpoint): JsonSchemas {
  if (mediaType !== undefined) return {}
  return { [status]: toWriting(response), ...(other && { [other.status]: toWriting(other.response) }) }
}

type JsonSchemas = Record<number, JsonSchema>

/**
 * The schema by which Fastify writes an answer: it drops all fields outside of the contract, and a missing part is
 * an error. "X or null" is written as a type of its own, since the serialiser would try the members of a union one
 * by one.
 */
const toWriting = (response: z.ZodMiniType): JsonSchema =>
  response instanceof z.ZodMiniUndefined
    ? nothing
    : z.toJSONSchema(response, { target: 'draft-7', override: ({ jsonSchema }) => simplify(jsonSchema) })

/** Of an answer without a body. */
const nothing: JsonSchema = { type: 'null' }

function simplify(schema: JsonSchema) {
  // Formats and patterns are our own promises; checking them in answers would cost time and change nothing.
  delete schema.format
  delete schema.pattern
  const filled = nonNullMember(schema)
  if (!filled) return

  delete schema.anyOf
  if (filled.type === 'object') Object.assign(schema, filled, { nullable: true })
  else Object.assign(schema, { type: [filled.type, 'null'] })
}

/** X of "X or null" when X is an object or a plain value. */
function nonNullMember({ anyOf }: JsonSchema): JsonSchema | undefined {
  if (anyOf?.length !== 2 || !anyOf.some((member) => member.type === 'null')) return undefined
  const member = anyOf.find(({ type }) => type !== 'null')
  return typeof member?.type === 'string' && member.type !== 'array' ? member : undefined
}
