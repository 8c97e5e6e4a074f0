import { type ErrorCode, fieldProblems } from '@qareeb/contract/errors'
import * as z from 'zod/mini'

export type JsonSchema = z.core.JSONSchema.BaseSchema

/** Writes schemas as JSON Schema 2020-12 and collects the named ones, so that each is written once. */
export type SchemaWriter = {
  /** @param side the request, or the answer */
  write(schema: z.ZodMiniType, side: 'input' | 'output'): JsonSchema
  /** For `components.schemas`. */
  components: Record<string, JsonSchema>
}

/** @param named schemas that deserve a name, e.g. all exports of the contract */
export function createSchemaWriter(named: Record<string, z.ZodMiniType>): SchemaWriter {
  const metadata = z.registry<{ id: string }>()
  for (const [name, schema] of Object.entries(named)) metadata.add(schema, { id: name })
  const components: Record<string, JsonSchema> = { ...errorSchemas }

  return {
    components,
    write(schema, io) {
      const {
        $schema: _draft,
        $defs = {},
        id: _id,
        ...written
      } = rename(z.toJSONSchema(schema, { metadata, io, unrepresentable: 'any' }))
      for (const [name, part] of Object.entries($defs)) components[name] = withoutId(part)
      return withoutId(written)
    },
  }
}

/** The name stands where the part stands; `id` would be a name within the schema itself. */
const withoutId = ({ id: _id, ...schema }: JsonSchema): JsonSchema => schema

/** Zod points to `#/$defs/Name`; in an OpenAPI document the same part stands under `#/components/schemas/Name`. */
function rename(schema: JsonSchema): JsonSchema {
  return JSON.parse(JSON.stringify(schema).replaceAll('"#/$defs/', '"#/components/schemas/'))
}

/** The body of a refusal with one of these codes. */
export const errorSchema = (codes: readonly ErrorCode[]): JsonSchema => ({
  allOf: [
    { $ref: '#/components/schemas/Error' },
    { type: 'object', properties: { code: { enum: [...codes] } } },
  ],
})

const errorSchemas: Record<string, JsonSchema> = {
  Error: {
    type: 'object',
    required: ['code', 'message', 'requestId'],
    properties: {
      code: { type: 'string', description: 'Stable; programs branch on it.' },
      message: { type: 'string', description: 'For people, in the language of Accept-Language.' },
      errors: { type: 'array', items: { $ref: '#/components/schemas/FieldError' } },
      requestId: { type: 'string', description: 'Name it when you ask for help.' },
    },
  },
  FieldError: {
    type: 'object',
    required: ['path', 'problem', 'message'],
    properties: {
      path: { type: 'string', description: 'The parameter, or the dotted path of the field.' },
      problem: { type: 'string', enum: [...fieldProblems] },
      message: { type: 'string' },
      limit: { type: 'number', description: 'The bound that was crossed.' },
      words: {
        type: 'array',
        description: 'The words of the text that are refused.',
        items: {
          type: 'object',
          required: ['text', 'at'],
          properties: {
            text: { type: 'string' },
            at: { type: 'integer', description: 'Offset in the plain text, in UTF-16 units.' },
          },
        },
      },
    },
  },
}
