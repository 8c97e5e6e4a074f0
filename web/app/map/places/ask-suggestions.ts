import { suggestSearches } from '@qareeb/contract/search'
import type { BoundCall } from '../../http/api.ts'

/** Asks for titles and places; in a file of its own, since the contract comes with the first letter, not with the page. */
export const askSuggestions = (call: BoundCall, q: string, signal: AbortSignal) =>
  call(suggestSearches, { query: { q } }, { signal })
