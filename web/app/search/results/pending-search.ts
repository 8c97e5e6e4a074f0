import type { SearchStore } from '../../search-box/search-state.ts'
import type { SearchPageData } from './load-search-page.ts'

/**
 * Loads the results of an address, and keeps in the store that they are pending until they are shown. The router's own
 * state comes too late: React holds it back while a choice of filters waits for its list.
 */
export async function loadPendingSearch(
  { dispatch }: SearchStore,
  { url, signal }: { url: URL; signal: AbortSignal },
  load: () => Promise<SearchPageData>,
): Promise<SearchPageData> {
  dispatch({ type: 'asked', query: url.searchParams, signal })
  const answer = await load()
  dispatch({ type: 'answered', signal, answer })
  return answer
}

/** The search on the page; null on any other page. */
export function readShownResults({ read }: SearchStore): SearchPageData | null {
  // The page dispatches nothing else as its results.
  return (read().shown?.results ?? null) as SearchPageData | null
}
