import type { Endpoint, InputOf, MainResponseOf, OtherResponseOf } from '@qareeb/contract/endpoint'
import type { Context } from '../../ground/context.ts'
import type { OtherAnswer } from './other-answer.ts'

/** Handles a call; the input has passed the endpoint's schemas. */
export type Handler<E extends Endpoint> = (
  context: Context,
  input: InputOf<E>,
  exchange: HttpHeaders,
) => Promise<Answer<E>> | Answer<E>

type Answer<E extends Endpoint> = MainResponseOf<E> | OtherAnswer<OtherResponseOf<E>>

/** The HTTP headers that a route may read and write: for cookies and the headers that protect them. */
export type HttpHeaders = {
  /** A header of the request, by its name in lower case. */
  header(name: string): string | undefined
  /** Adds a header to the answer. */
  answerHeader(name: string, value: string): void
  /** The body as it was sent, for a signature; empty without `keepsBytes`. */
  bodyBytes(): Uint8Array
}

export type RouteOptions<E extends Endpoint = Endpoint> = {
  /**
   * Refuses callers without the right, or calls that are impossible now. Runs before query and body are validated,
   * so that a refused caller gets no details of them.
   */
  allow?: (context: Context, input: Pick<InputOf<E>, 'params'>) => Promise<void> | void
  /**
   * Keep answers in the memory of this process for the endpoint's `cacheSeconds`.
   * For answers that are expensive, and may be that old even for a person who has just changed something.
   */
  cacheInMemory?: boolean
  /** Keep the bytes of the body beside its values, since a signature is about bytes. */
  keepsBytes?: boolean
  /** Answer at once, however long the line of waiting requests is. */
  skipQueue?: boolean
}

/** An endpoint bound to its handler. */
export type Route = RouteOptions & { endpoint: Endpoint; handle: Handler<Endpoint> }

/** Binds an endpoint to a use case or query; `routes.ts` of a noun exports a list of these. */
export function on<E extends Endpoint>(
  endpoint: E,
  handle: Handler<E>,
  options: RouteOptions<E> = {},
): Route {
  return { endpoint, handle, ...options }
}
