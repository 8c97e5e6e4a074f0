import type { Search } from '../address/search-address.ts'

/**
 * What a further choice changes: the pending search, so that the choice before it holds, else the one shown.
 * @param pending query of the search that the page waits for; null when it waits for none
 */
export async function latestSearch(shown: Search, pending: URLSearchParams | null): Promise<Search> {
  if (!pending) return shown
  // Without this code the pending search does not arrive either.
  const reader = await import('../address/parse-search.ts').catch(() => null)
  return reader ? reader.parseSearch(pending) : shown
}
