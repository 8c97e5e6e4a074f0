import type * as z from 'zod/mini'
import type { ErrorCode } from './errors.ts'

/** The callers that an endpoint allows at all. The rights of its noun decide later about the object of a call. */
export type Access = 'everyone' | 'signed-in'

type Schema = z.ZodMiniType

/** The contract of one call; `routes.ts` of a noun binds it, `web/app/http/api.ts` calls it, the API document describes it. */
export type Endpoint<
  Params extends Schema = Schema,
  Query extends Schema = Schema,
  Body extends Schema = Schema,
  Response extends Schema = Schema,
  Other extends Schema = Schema,
> = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** With placeholders in braces, e.g. `/api/v1/job-ad/{id}`. */
  path: string
  /** One sentence for the API document. */
  summary: string
  access: Access
  /** The call acts for the company of the session; a caller names the company it means by `companyHeader`. */
  about?: 'company'
  params?: Params
  /** Code for an id in the path that is unknown or has the wrong shape; `request.notFound` if omitted. */
  notFound?: ErrorCode
  query?: Query
  body?: Body
  /** The body comes as `multipart/form-data` with one file of at most so many bytes, as browsers send forms. */
  multipart?: { maxBytes: number }
  /** Most bytes of a JSON body, e.g. `256 * KB`; 64 KB if omitted. */
  bodyLimit?: number
  /** Schema of the answer; `byteStream` for an answer that is no JSON. */
  response: Response
  /**
   * Media type of an answer that is no JSON, e.g. `text/csv; charset=utf-8`, or several of which the query chooses. It goes
   * with `response: byteStream`.
   */
  mediaType?: string | readonly string[]
  /** Status of the successful answer; 200 when left out. */
  status?: number
  /** Another successful answer with a status of its own. `when` is a sentence for the API document. */
  other?: { status: number; when: string; response: Other }
  /** The same call with the same `Idempotency-Key` header is made once and gets the same answer for 24 hours. */
  idempotent?: boolean
  /** Headers that a request may have, by name, each with a sentence for the API document. */
  headers?: Readonly<Record<string, string>>
  /** Codes that a caller has to expect beyond those every call may answer. */
  errors?: readonly ErrorCode[]
  /**
   * Seconds for which any cache may keep the answer, which is the same for every caller. For as long again the
   * cache may send the old answer once while it fetches a new one. No-store when left out.
   */
  cacheSeconds?: number
  /**
   * `guests`: only callers without a bearer get answers from caches; a caller with one gets its own answer,
   * `no-store`. It goes with `cacheSeconds`; without it every caller gets the same answer.
   */
  cachedFor?: 'guests'
}

/** States one call of the API. `path` is absolute and holds `{name}` for each key of `params`. */
export function endpoint<
  Params extends Schema = z.ZodMiniUndefined,
  Query extends Schema = z.ZodMiniUndefined,
  Body extends Schema = z.ZodMiniUndefined,
  Response extends Schema = Schema,
  Other extends Schema = z.ZodMiniNever,
>(
  method: Endpoint['method'],
  path: string,
  promise: Omit<Endpoint<Params, Query, Body, Response, Other>, 'method' | 'path'>,
): Endpoint<Params, Query, Body, Response, Other> {
  return { method, path, ...promise }
}

/** Bytes in a kilobyte, for `bodyLimit`. */
export const KB = 1024

/** Header that names the company a caller means, in calls with `about: 'company'`. */
export const companyHeader = 'x-qareeb-organization'

/** The input of a use case: parsed params, query and body of an endpoint. */
export type InputOf<E> =
  E extends Endpoint<infer Params, infer Query, infer Body, Schema, Schema>
    ? { params: z.output<Params>; query: z.output<Query>; body: z.output<Body> }
    : never

/** The input of a caller before parsing: query values may be numbers, lists or booleans. */
export type ArgumentsOf<E> =
  E extends Endpoint<infer Params, infer Query, infer Body, Schema, Schema>
    ? { params: z.input<Params>; query: z.output<Query>; body: z.input<Body> }
    : never

/** JSON of every successful answer of the endpoint. */
export type ResponseOf<E> = MainResponseOf<E> | OtherResponseOf<E>

/** JSON of the answer with the endpoint's first status. */
export type MainResponseOf<E> =
  E extends Endpoint<Schema, Schema, Schema, infer Response, Schema> ? z.output<Response> : never

/** JSON of the answer with the status of `other`. */
export type OtherResponseOf<E> =
  E extends Endpoint<Schema, Schema, Schema, Schema, infer Other> ? z.output<Other> : never
