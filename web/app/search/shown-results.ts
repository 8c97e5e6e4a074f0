import type { SearchPageData } from './load-search-page.ts'

let shown: SearchPageData | null = null

/** Keeps hold of what the search page shows, until it is left. @returns lets go of it */
export function holdShownResults(results: SearchPageData): () => void {
  shown = results
  return () => {
    if (shown === results) shown = null
  }
}

/** What the search page shows now; null on any other page. */
export const shownResults = (): SearchPageData | null => shown
