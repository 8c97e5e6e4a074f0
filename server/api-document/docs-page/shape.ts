import type { JsonSchema } from '../../platform/http/openapi/schemas.ts'
import { escapeHtml } from '../../platform/http/refusals/escape-html.ts'

/** A schema as a type that people read: `{ id: uuid, name: Bilingual | null }`, with links to named parts. */
export function shapeOf(schema: JsonSchema | boolean | undefined, indent = ''): string {
  if (schema === undefined || typeof schema === 'boolean') return 'anything'
  if (schema.$ref) return linkTo(schema.$ref)
  if (schema.anyOf) return schema.anyOf.map((member) => shapeOf(toSchema(member), indent)).join(' | ')
  if (schema.enum) return schema.enum.map((value) => escapeHtml(JSON.stringify(value))).join(' | ')
  if (schema.const !== undefined) return escapeHtml(JSON.stringify(schema.const))
  if (schema.type === 'array') return listShape(schema, indent)
  if (schema.type === 'object') return objectShape(schema, indent)
  return escapeHtml(plainShape(schema))
}

function listShape({ items, prefixItems }: JsonSchema, indent: string): string {
  if (prefixItems) return `[${prefixItems.map((item) => shapeOf(toSchema(item), indent)).join(', ')}]`
  return `list of ${shapeOf(Array.isArray(items) ? undefined : toSchema(items), indent)}`
}

function objectShape({ properties, additionalProperties }: JsonSchema, indent: string): string {
  if (!properties) return `{ [key]: ${shapeOf(toSchema(additionalProperties), indent)} }`
  const inner = `${indent}  `
  const lines = Object.entries(properties).map(
    ([name, part]) => `${inner}${name}: ${shapeOf(toSchema(part), inner)}`,
  )
  return `{\n${lines.join('\n')}\n${indent}}`
}

function plainShape({ type, format, minLength, maxLength, minimum, maximum }: JsonSchema): string {
  const kind = format ?? [type].flat().join(' or ').replace('string', 'text')
  const length =
    maxLength === undefined ? '' : `, ${minLength ? `${minLength} to ` : 'up to '}${maxLength} long`
  const isBounded =
    minimum !== undefined && maximum !== undefined && Math.abs(minimum) < Number.MAX_SAFE_INTEGER
  return kind + length + (isBounded ? `, ${minimum} to ${maximum}` : '')
}

const toSchema = (part: unknown): JsonSchema | undefined =>
  // The members of a schema that Zod has written are schemas.
  typeof part === 'object' && part !== null ? (part as JsonSchema) : undefined

function linkTo(ref: string): string {
  const name = ref.split('/').at(-1) ?? ''
  return `<a href="#${name}">${name}</a>`
}
