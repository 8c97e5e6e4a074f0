import type { Endpoint, InputOf, ResponseOf } from '@qareeb/contract/endpoint'
import type { Context } from '../../context.ts'

/** What is done when an endpoint is called; the input has passed the endpoint's schemas. */
export type Handler<E extends Endpoint> = (
  context: Context,
  input: InputOf<E>,
  exchange: Exchange,
) => Promise<ResponseOf<E>> | ResponseOf<E>

/** The little that a route may see and say of HTTP itself: for cookies and the headers that guard them. */
export type Exchange = {
  /** A header of the request, by its name in lower case. */
  header(name: string): string | undefined
  /** Adds a header to the answer. */
  answerHeader(name: string, value: string): void
}

export type RouteOptions = {
  /**
   * Keep answers in the memory of this process for the endpoint's `cacheSeconds`.
   * For answers that are dear to make and may be that old even for whoever just changed something.
   */
  remember?: boolean
  /** Answer at once, however long the line of waiting requests is. */
  atOnce?: boolean
}

/** An endpoint bound to what it does. */
export type Route = RouteOptions & { endpoint: Endpoint; handle: Handler<Endpoint> }

/** Binds an endpoint to a use case or query; the list of these is what `routes.ts` of a noun exports. */
export function on<E extends Endpoint>(endpoint: E, handle: Handler<E>, options: RouteOptions = {}): Route {
  return { endpoint, handle, ...options }
}
