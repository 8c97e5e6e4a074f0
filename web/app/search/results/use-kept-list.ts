import type { Count } from '@qareeb/contract/search/counts'
import { useCallback, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { saveSourceList, toSourceAd } from '../../job-ads/source-list/source-list.ts'
import { readViewer } from '../../session/viewer.ts'
import { inNamedPlace, listQueryOf } from '../address/search-address.ts'
import { listedTotal, listsRemoteAlone } from './listed-total.ts'
import type { SearchPageData } from './load-search-page.ts'
import type { LoadedPages } from './use-loaded-pages.ts'

type Listed = Pick<SearchPageData, 'search' | 'list' | 'facets'>

/**
 * @returns keeps the list as it is shown now, for the page of an ad that is opened from it; with the id of the ad where that
 * page may open as a document
 */
export function useKeptList(
  { search, list, facets }: Listed,
  { ads, next }: Pick<LoadedPages, 'ads' | 'next'>,
): (carriedTo?: string) => void {
  const { pathname, search: query } = useLocation()
  const counted = useRef<Count | null>(null)
  useEffect(() => {
    const typed = list.typedFilters
    counted.current = listsRemoteAlone(search, typed) ? null : list.total
    let isShown = true
    void facets.then((counts) => {
      if (isShown && counts) counted.current ??= listedTotal(search, typed, counts)
    })
    return () => {
      isShown = false
    }
  }, [search, list, facets])

  return useCallback(
    (carriedTo) =>
      saveSourceList({
        ...(carriedTo && { carriedTo }),
        address: pathname + query,
        total: counted.current,
        ads: ads.map(toSourceAd),
        next: next
          ? { ...listQueryOf(inNamedPlace(search, list), readViewer()), sort: list.sort, after: next }
          : null,
      }),
    [pathname, query, ads, next, search, list],
  )
}
