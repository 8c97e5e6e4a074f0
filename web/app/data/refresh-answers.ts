import type { Endpoint } from '@qareeb/contract/endpoint'
import type { QueryClient } from '@tanstack/react-query'
import { endpointKeyOf } from './query-key.ts'

/** Asks again for all answers of some endpoints that a page shows; others of them are asked for when a page opens. */
export function refreshAnswers(client: QueryClient, endpoints: readonly Endpoint[]): void {
  for (const endpoint of endpoints) void client.invalidateQueries({ queryKey: endpointKeyOf(endpoint) })
}
