import { useCallback } from 'react'
import { type NavigateOptions, useLoaderData, useNavigate } from 'react-router'
import { usePaths } from '../../i18n/use-phrases.ts'
import { pendingQueryOf } from '../../search-box/search-state.ts'
import { useSearchStore } from '../../search-box/search-store.ts'
import { addressOf, type Search } from '../address/search-address.ts'
import { latestSearch } from './latest-search.ts'
import type { SearchPageData } from './load-search-page.ts'

/** What a choice makes of a search. */
export type SearchChange = (search: Search) => Search

/** The list that is shown, the search that it answers, and the way to what a choice makes of it. */
export function useSearch() {
  // The only data of the only page that these parts stand on.
  const { search, list } = useLoaderData() as SearchPageData
  const navigate = useNavigate()
  const paths = usePaths()
  const { read } = useSearchStore()

  const go = useCallback(
    async (change: SearchChange, options: NavigateOptions = {}) =>
      navigate(paths.search(addressOf(change(await latestSearch(search, pendingQueryOf(read()))))), {
        preventScrollReset: true,
        ...options,
      }),
    [navigate, paths, search, read],
  )
  return { search, list, go }
}
