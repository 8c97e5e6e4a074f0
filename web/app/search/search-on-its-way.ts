import type { SearchPageData } from './load-search-page.ts'
import type { Search } from './search-address.ts'
import { shownResults } from './shown-results.ts'

type Asked = { query: URLSearchParams; signal: AbortSignal; answer: SearchPageData | null }

let asked: Asked | null = null

/**
 * Loads the results of an address, and knows until they are shown that they are on their way. The router's own word for
 * it comes too late: React holds it back while a choice of filters waits for its list.
 */
export async function loadOnItsWay(
  { url, signal }: { url: URL; signal: AbortSignal },
  load: () => Promise<SearchPageData>,
): Promise<SearchPageData> {
  const own: Asked = { query: url.searchParams, signal, answer: null }
  asked = own
  own.answer = await load()
  return own.answer
}

/** The query of the search that the page waits for; null when it shows what was asked last, or shows no search. */
export function queryOnItsWay(): URLSearchParams | null {
  const shown = shownResults()
  if (!shown || !asked || asked.signal.aborted || asked.answer === shown) return null
  return asked.query
}

/** What a further choice changes: the search that is on its way, so that the choice before it holds, else the one shown. */
export async function latestSearch(shown: Search): Promise<Search> {
  const query = queryOnItsWay()
  if (!query) return shown
  // Without this code the search on its way does not arrive either.
  const reader = await import('./parse-search.ts').catch(() => null)
  return reader ? reader.parseSearch(query) : shown
}
