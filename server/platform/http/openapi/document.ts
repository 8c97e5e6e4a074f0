import { type Endpoint, KB } from '@qareeb/contract/endpoint'
import { type ErrorCode, errorStatus } from '@qareeb/contract/errors'
import * as z from 'zod/mini'
import { sentenceOf, toFieldError } from '../refusals/sentences.ts'
import { type Parameter, parametersOf } from './parameters.ts'
import { createSchemaWriter, errorSchema, type JsonSchema, type SchemaWriter } from './schemas.ts'

export type ApiDescription = {
  title: string
  description: string
  /** `https://jobs.example` */
  origin: string
  endpoints: readonly Endpoint[]
  /** Schemas that get a name of their own. */
  named: Record<string, z.ZodMiniType>
  /** Describes a parameter by its name. */
  describeParameter: (name: string) => string | undefined
  /** An answer to show, by method and path. */
  examples: Record<string, unknown>
}

/** A body of one media type: JSON, a form with a file, or a stream. */
type Content = Record<string, { schema: JsonSchema; example?: unknown }>

export type Operation = {
  operationId: string
  summary: string
  tags: string[]
  /** The access token as a bearer, where a session is needed. */
  security: { bearer: [] }[]
  parameters: Parameter[]
  requestBody?: { required: true; description?: string; content: Content }
  responses: Record<string, { description: string; headers?: object; content?: Content }>
}

export type OpenApiDocument = {
  openapi: '3.1.0'
  info: { title: string; version: string; description: string }
  servers: { url: string }[]
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, JsonSchema>; securitySchemes: Record<string, object> }
}

/** Describes the API as OpenAPI 3.1, from the same promises that the server checks itself by. */
export function describeApi(api: ApiDescription): OpenApiDocument {
  const writer = createSchemaWriter(api.named)
  const paths: OpenApiDocument['paths'] = {}
  for (const endpoint of api.endpoints) {
    paths[endpoint.path] ??= {}
    Object.assign(paths[endpoint.path] ?? {}, {
      [endpoint.method.toLowerCase()]: toOperation(endpoint, api, writer),
    })
  }
  return {
    openapi: '3.1.0',
    info: { title: api.title, version: '1', description: api.description },
    servers: [{ url: api.origin }],
    paths,
    components: {
      schemas: writer.components,
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
  }
}

function toOperation(endpoint: Endpoint, api: ApiDescription, writer: SchemaWriter): Operation {
  const { path, summary, body, bodyLimit } = endpoint
  return {
    operationId: operationIdOf(endpoint),
    summary,
    tags: [path.split('/')[3] ?? 'health'],
    security: endpoint.access === 'signed-in' ? [{ bearer: [] }] : [],
    parameters: parametersOf(endpoint, { writer, describe: api.describeParameter }),
    ...(body && {
      requestBody: {
        required: true,
        ...(bodyLimit !== undefined && { description: `At most ${bodyLimit / KB} KB.` }),
        content: {
          [endpoint.multipart ? 'multipart/form-data' : 'application/json']: {
            schema: writer.write(body, 'input'),
          },
        },
      },
    }),
    responses: { ...successesOf(endpoint, api, writer), ...refusalsOf(endpoint) },
  }
}

function successesOf(endpoint: Endpoint, api: ApiDescription, writer: SchemaWriter): Operation['responses'] {
  const { status = 200, other } = endpoint
  const content = contentOf(endpoint, api, writer)
  const otherContent = other && jsonOf(other.response, writer)
  return {
    [status]: { description: describeCaching(endpoint), ...(content && { content }) },
    ...(other && {
      [other.status]: { description: other.when, ...(otherContent && { content: otherContent }) },
    }),
  }
}

/** The content of the answer; undefined if it has no body. */
function contentOf(
  { method, path, response, mediaType }: Endpoint,
  { examples }: ApiDescription,
  writer: SchemaWriter,
): Content | undefined {
  if (mediaType !== undefined)
    return Object.fromEntries(
      [mediaType].flat().map((type) => [type, { schema: { type: 'string', contentMediaType: type } }]),
    )
  return jsonOf(response, writer, examples[`${method} ${path}`])
}

function jsonOf(response: z.ZodMiniType, writer: SchemaWriter, example?: unknown): Content | undefined {
  if (response instanceof z.ZodMiniUndefined) return undefined
  const schema = writer.write(response, 'output')
  return { 'application/json': { schema, ...(example !== undefined && { example }) } }
}

/** `GET /api/v1/job-ad/{id}/related` → `get-job-ad-id-related` */
const operationIdOf = ({ method, path }: Endpoint): string =>
  `${method}${path.replace('/api/v1', '') || '/health'}`
    .toLowerCase()
    .replace(/[{}]/g, '')
    .replaceAll('/', '-')

function describeCaching({ cacheSeconds, cachedFor }: Endpoint): string {
  if (cacheSeconds === undefined) return 'Done.'
  return cachedFor === 'guests'
    ? `Done. Without a bearer the answer may be kept for ${cacheSeconds} s; with one it is the caller's own.`
    : `Done. The answer is the same for every caller and may be cached for ${cacheSeconds} s.`
}

/** Errors that every call may answer besides its own. */
const always: readonly ErrorCode[] = [
  'request.invalid',
  'request.tooMany',
  'server.unexpected',
  'server.unavailable',
  'server.busy',
]

/** Errors that calls with a session may answer besides. */
const withoutSession: readonly ErrorCode[] = ['auth/unauthenticated', 'auth/session-ended']

/** Errors that calls about the active company may answer besides. */
const aboutCompany: readonly ErrorCode[] = ['organization.noneActive', 'organization.switched']

function refusalsOf(endpoint: Endpoint): Operation['responses'] {
  const { errors = [], access, idempotent, about, notFound, bodyLimit } = endpoint
  const codes = new Set<ErrorCode>([
    ...(about === 'company' ? aboutCompany : []),
    ...(notFound ? [notFound] : []),
    ...errors,
    ...(access === 'signed-in' ? withoutSession : []),
    ...(idempotent ? (['request.keyReused'] as const) : []),
    ...(bodyLimit !== undefined ? (['request.tooLarge'] as const) : []),
    ...always,
  ])
  const codesByStatus = Map.groupBy(codes, (code) => errorStatus[code])
  const statuses = [...codesByStatus].toSorted(([one], [other]) => one - other)
  return Object.fromEntries(
    statuses.map(([status, codes]) => [
      String(status),
      {
        description: codes.map((code) => `\`${code}\`: ${sentenceOf(code, 'en')}`).join('\n\n'),
        content: { 'application/json': { schema: errorSchema(codes), example: exampleOf(codes) } },
      },
    ]),
  )
}

const exampleOf = ([code = 'server.unexpected']: ErrorCode[]) => ({
  code,
  message: sentenceOf(code, 'en'),
  ...(code === 'request.invalid' && {
    errors: [toFieldError({ path: 'lat', problem: 'tooBig', limit: 90 }, 'en')],
  }),
  requestId: '5b0d3c9e-6f0f-4f4a-9a3e-1f6d2c7b8a90',
})
