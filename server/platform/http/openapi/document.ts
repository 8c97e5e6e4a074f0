import { type Endpoint, isAboutCompany } from '@qareeb/contract/endpoint'
import { type ErrorCode, errorStatus } from '@qareeb/contract/errors'
import * as z from 'zod/mini'
import { sentenceOf, toFieldError } from '../sentences.ts'
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
  /** What a parameter is called by people. */
  describeParameter: (name: string) => string | undefined
  /** An answer to show, by method and path. */
  examples: Record<string, unknown>
}

type Content = { 'application/json': { schema: JsonSchema; example?: unknown } }

/** A body of one type: JSON, or a form with a file. */
type BodyContent = Record<string, { schema: JsonSchema }>

export type Operation = {
  operationId: string
  summary: string
  tags: string[]
  /** The access token as a bearer, where a session is needed. */
  security: { bearer: [] }[]
  parameters: Parameter[]
  requestBody?: { required: true; content: BodyContent }
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
  const { path, summary, body, status = 200 } = endpoint
  const content = contentOf(endpoint, api, writer)
  return {
    operationId: operationIdOf(endpoint),
    summary,
    tags: [path.split('/')[3] ?? 'health'],
    security: endpoint.access === 'signed-in' ? [{ bearer: [] }] : [],
    parameters: parametersOf(endpoint, { writer, describe: api.describeParameter }),
    ...(body && {
      requestBody: {
        required: true,
        content: {
          [endpoint.multipart ? 'multipart/form-data' : 'application/json']: {
            schema: writer.write(body, 'input'),
          },
        },
      },
    }),
    responses: {
      [status]: { description: keptFor(endpoint), ...(content && { content }) },
      ...refusalsOf(endpoint),
    },
  }
}

/** What the answer holds; undefined for one without a body. */
function contentOf(
  { method, path, response }: Endpoint,
  { examples }: ApiDescription,
  writer: SchemaWriter,
): Content | undefined {
  if (response instanceof z.ZodMiniUndefined) return undefined
  const example = examples[`${method} ${path}`]
  return {
    'application/json': {
      schema: writer.write(response, 'output'),
      ...(example !== undefined && { example }),
    },
  }
}

/** `GET /api/v1/job-ad/{id}/related` → `get-job-ad-id-related` */
const operationIdOf = ({ method, path }: Endpoint): string =>
  `${method}${path.replace('/api/v1', '') || '/health'}`
    .toLowerCase()
    .replace(/[{}]/g, '')
    .replaceAll('/', '-')

const keptFor = ({ cacheSeconds }: Endpoint): string =>
  cacheSeconds === undefined
    ? 'Done.'
    : `Done. The answer is alike for everybody and may be kept for ${cacheSeconds} s.`

/** What every call may answer besides its own refusals. */
const always: readonly ErrorCode[] = [
  'request.invalid',
  'request.tooMany',
  'server.unexpected',
  'server.unavailable',
  'server.busy',
]

/** What a call that needs a session may answer besides. */
const withoutSession: readonly ErrorCode[] = ['auth/unauthenticated', 'auth/session-ended']

function refusalsOf(endpoint: Endpoint): Operation['responses'] {
  const { errors = [], access, idempotent } = endpoint
  const codes = new Set([
    ...errors,
    ...(access === 'signed-in' ? withoutSession : []),
    ...(isAboutCompany(endpoint) ? (['organization.switched'] as const) : []),
    ...(idempotent ? (['request.keyReused'] as const) : []),
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
