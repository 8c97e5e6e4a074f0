import type { Endpoint, ResponseOf } from '@qareeb/contract/endpoint'

/** An answer of a call as it might come, under the call's method and path. */
export function example<E extends Endpoint>(
  { method, path }: E,
  answer: ResponseOf<E>,
): [string, ResponseOf<E>] {
  return [`${method} ${path}`, answer]
}
