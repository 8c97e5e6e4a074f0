import { useCallback } from 'react'
import { type NavigateOptions, useLoaderData, useNavigate } from 'react-router'
import { usePaths } from '../i18n/use-phrases.ts'
import type { SearchPageData } from './load-search-page.ts'
import { addressOf, type Search } from './search-address.ts'

/** The search that the list answers, and the way to another one. */
export function useSearch() {
  // The only data of the only page that these parts stand on.
  const { search } = useLoaderData() as SearchPageData
  const navigate = useNavigate()
  const paths = usePaths()

  const go = useCallback(
    async (next: Search, options: NavigateOptions = {}) => navigate(paths.search(addressOf(next)), options),
    [navigate, paths],
  )
  return { search, go }
}
