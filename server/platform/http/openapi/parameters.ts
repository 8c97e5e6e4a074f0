import { companyHeader, type Endpoint } from '@qareeb/contract/endpoint'
import type { JsonSchema, SchemaWriter } from './schemas.ts'

export type Parameter = {
  name: string
  in: 'path' | 'query' | 'header'
  required: boolean
  description?: string
  style?: 'form'
  explode?: false
  schema: JsonSchema
}

type Naming = { writer: SchemaWriter; describe: (name: string) => string | undefined }

/** The header of idempotent calls. */
const idempotencyKey: Parameter = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'Chosen by the caller; the same call with the same key is made once',
  schema: { type: 'string', minLength: 1, maxLength: 200 },
}

/** The header that names the company a page shows. */
const company: Parameter = {
  name: companyHeader,
  in: 'header',
  required: false,
  description: 'The company of the call; refused when another one is active in the session',
  schema: { type: 'string', format: 'uuid' },
}

/** The parameters of an endpoint's path and query, and its headers. */
export function parametersOf(endpoint: Endpoint, naming: Naming): Parameter[] {
  const inPath = propertiesOf(endpoint.params, naming).map(({ name, output }) => ({
    ...named(name, naming),
    in: 'path' as const,
    required: true,
    schema: output,
  }))
  const inQuery = propertiesOf(endpoint.query, naming).map((property) => ({
    ...named(property.name, naming),
    in: 'query' as const,
    required: property.required,
    ...queryForm(property),
  }))
  return [
    ...inPath,
    ...inQuery,
    ...(endpoint.idempotent ? [idempotencyKey] : []),
    ...(endpoint.about === 'company' ? [company] : []),
    ...Object.entries(endpoint.headers ?? {}).map(headerOf),
  ]
}

const headerOf = ([name, description]: [string, string]): Parameter => ({
  name,
  in: 'header',
  required: false,
  description,
  schema: { type: 'string' },
})

type Property = { name: string; required: boolean; input: JsonSchema; output: JsonSchema }

function propertiesOf(schema: Endpoint['query'], { writer }: Naming): Property[] {
  if (!schema) return []
  const input = writer.write(schema, 'input')
  const output = writer.write(schema, 'output')
  return Object.entries(input.properties ?? {}).map(([name, asSent]) => ({
    name,
    required: input.required?.includes(name) ?? false,
    input: toSchema(asSent),
    output: toSchema(output.properties?.[name] ?? asSent),
  }))
}

/** Parameters are sent as text; numbers and lists are described by their meaning. */
function queryForm({ input, output }: Property): Pick<Parameter, 'schema' | 'style' | 'explode'> {
  if (output.type === 'array') return { style: 'form', explode: false, schema: output }
  return { schema: output.type === 'number' || output.type === 'integer' ? output : input }
}

function named(name: string, { describe }: Naming) {
  const description = describe(name)
  return description === undefined ? { name } : { name, description }
}

/** JSON Schema has `true` for "anything". */
const toSchema = (schema: JsonSchema | boolean): JsonSchema => (typeof schema === 'boolean' ? {} : schema)
