import type { Search } from '../address/search-address.ts'
import { readPendingQuery } from './pending-search.ts'

/** What a further choice changes: the search that is on its way, so that the choice before it holds, else the one shown. */
export async function latestSearch(shown: Search): Promise<Search> {
  const query = readPendingQuery()
  if (!query) return shown
  // Without this code the search on its way does not arrive either.
  const reader = await import('../address/parse-search.ts').catch(() => null)
  return reader ? reader.parseSearch(query) : shown
}
