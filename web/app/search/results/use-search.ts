import { useCallback } from 'react'
import { type NavigateOptions, useNavigate } from 'react-router'
import { usePaths } from '../../i18n/use-phrases.ts'
import { pendingQueryOf } from '../../search-box/search-state.ts'
import { useSearchStore } from '../../search-box/search-store.ts'
import { addressOf, type Search } from '../address/search-address.ts'
import { useSearchPage } from '../use-search-page.ts'
import { latestSearch, loadSearchReader } from './latest-search.ts'

/** Applies a choice to a search. */
export type SearchChange = (search: Search) => Search

/** The shown list, its search, and the function that applies a choice to it. */
export function useSearch() {
  const { search, list } = useSearchPage()
  const navigate = useNavigate()
  const paths = usePaths()
  const { read, dispatch } = useSearchStore()

  const go = useCallback(
    async (change: SearchChange, options: NavigateOptions = {}) => {
      const reader = await loadSearchReader(pendingQueryOf(read()))
      const latest = latestSearch(search, pendingQueryOf(read()), reader)
      const to = paths.search(addressOf(change(latest)))
      // The next choice starts from this address, even before the router loads it.
      const { searchParams: query } = new URL(to, location.origin)
      dispatch({ type: 'asked', query, signal: new AbortController().signal })
      // With the hash the map covers the list; a search from there keeps it.
      await navigate(to + location.hash, { preventScrollReset: true, ...options })
    },
    [navigate, paths, search, read, dispatch],
  )
  return { search, list, go }
}
