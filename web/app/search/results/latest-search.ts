import type { parseSearch } from '../address/parse-search.ts'
import type { Search } from '../address/search-address.ts'

type SearchReader = { parseSearch: typeof parseSearch }

/** The code that reads a pending search; null where none is pending, or the code does not arrive, and so neither the search. */
export const loadSearchReader = async (pending: URLSearchParams | null): Promise<SearchReader | null> =>
  pending && import('../address/parse-search.ts').catch(() => null)

/**
 * The base of a further choice: the pending search, so that the choice before it stays, else the shown one. Read
 * the pending query at the event: another choice may have been made meanwhile.
 */
export const latestSearch = (
  shown: Search,
  pending: URLSearchParams | null,
  reader: SearchReader | null,
): Search => (reader && pending ? reader.parseSearch(pending) : shown)
