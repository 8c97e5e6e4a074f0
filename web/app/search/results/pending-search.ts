import { setPendingQuery } from '../../search-box/pending-query.ts'
import type { SearchPageData } from './load-search-page.ts'
import { shownResults } from './shown-results.ts'

type Asked = { query: URLSearchParams; signal: AbortSignal; answer: SearchPageData | null }

let asked: Asked | null = null

/**
 * Loads the results of an address, and knows until they are shown that they are on their way. The router's own word for
 * it comes too late: React holds it back while a choice of filters waits for its list.
 */
export async function loadPendingSearch(
  { url, signal }: { url: URL; signal: AbortSignal },
  load: () => Promise<SearchPageData>,
): Promise<SearchPageData> {
  const own: Asked = { query: url.searchParams, signal, answer: null }
  asked = own
  setPendingQuery(readPendingQuery)
  own.answer = await load()
  return own.answer
}

/** The query of the search that the page waits for; null when it shows what was asked last, or shows no search. */
export function readPendingQuery(): URLSearchParams | null {
  const shown = shownResults()
  if (!shown || !asked || asked.signal.aborted || asked.answer === shown) return null
  return asked.query
}
