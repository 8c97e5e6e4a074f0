import type * as z from 'zod/mini'
import type { ErrorCode } from './errors.ts'

/** Who may call an endpoint before anything about the object is known; finer questions belong to the rules of a noun. */
export type Access = 'everyone' | 'signed-in'

type Schema = z.ZodMiniType

/** What is promised about one call; `routes.ts` of a noun binds it, `web/app/http/api.ts` calls it, the API document describes it. */
export type Endpoint<
  Params extends Schema = Schema,
  Query extends Schema = Schema,
  Body extends Schema = Schema,
  Response extends Schema = Schema,
> = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** With placeholders in braces, e.g. `/api/v1/job-ad/{id}`. */
  path: string
  /** One sentence for the API document. */
  summary: string
  access: Access
  params?: Params
  query?: Query
  body?: Body
  /** The body comes as `multipart/form-data` with one file of at most so many bytes, as browsers send forms. */
  multipart?: { maxBytes: number }
  response: Response
  /** Status of the successful answer; 200 when left out. */
  status?: number
  /** The same call with the same `Idempotency-Key` header is made once and gets the same answer for 24 hours. */
  idempotent?: boolean
  /** Codes that a caller has to expect beyond those every call may answer. */
  errors?: readonly ErrorCode[]
  /**
   * Seconds for which any cache may keep the answer, which is then alike for everybody; for as long again the old one may
   * be shown once while it is renewed. No-store when left out.
   */
  cacheSeconds?: number
}

/** States one call of the API. `path` is absolute and holds `{name}` for each key of `params`. */
export function endpoint<
  Params extends Schema = z.ZodMiniUndefined,
  Query extends Schema = z.ZodMiniUndefined,
  Body extends Schema = z.ZodMiniUndefined,
  Response extends Schema = Schema,
>(
  method: Endpoint['method'],
  path: string,
  promise: Omit<Endpoint<Params, Query, Body, Response>, 'method' | 'path'>,
): Endpoint<Params, Query, Body, Response> {
  return { method, path, ...promise }
}

/** Names, in calls about the active company, the one that the caller means: see `isAboutCompany`. */
export const companyHeader = 'x-qareeb-organization'

/** True for calls that act for the company of the session: a caller says by `companyHeader` which one that is. */
export const isAboutCompany = ({ errors = [] }: Pick<Endpoint, 'errors'>): boolean =>
  errors.includes('organization.noneActive')

/** What a use case receives: parsed params, query and body of an endpoint. */
export type InputOf<E> =
  E extends Endpoint<infer Params, infer Query, infer Body, Schema>
    ? { params: z.output<Params>; query: z.output<Query>; body: z.output<Body> }
    : never

/** What a caller passes, before parsing: query values may be numbers, lists or booleans. */
export type ArgumentsOf<E> =
  E extends Endpoint<infer Params, infer Query, infer Body, Schema>
    ? { params: z.input<Params>; query: z.output<Query>; body: z.input<Body> }
    : never

/** What the endpoint answers. */
export type ResponseOf<E> =
  E extends Endpoint<Schema, Schema, Schema, infer Response> ? z.output<Response> : never
