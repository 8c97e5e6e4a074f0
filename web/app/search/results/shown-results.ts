import type { SearchPageData } from './load-search-page.ts'

type Shown = { results: SearchPageData; query: string }

let shown: Shown | null = null

/** Keeps hold of what the search page shows for a query, until it is left. @returns lets go of it */
export function holdShownResults(results: SearchPageData, query: string): () => void {
  const held = { results, query }
  shown = held
  return () => {
    if (shown === held) shown = null
  }
}

/** What the search page shows now; null on any other page. */
export const shownResults = (): SearchPageData | null => shown?.results ?? null

/** Whether the search page shows the results of an address already. */
export const isShown = ({ search }: URL): boolean => shown?.query === search
