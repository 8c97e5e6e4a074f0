import { countJobAds } from '@qareeb/contract/search'
import type { FacetCounts } from '@qareeb/contract/search/counts'
import { startTransition, useCallback, useEffect, useState } from 'react'
import type { Filters } from '../../map/map-filters.ts'
import { useCall } from '../../session/use-call.ts'
import { readViewer } from '../../session/viewer.ts'
import { countQueryOf, inNamedPlace, type Search, withFilters } from '../address/search-address.ts'
import type { ShownList } from '../shown-list.ts'

/** Milliseconds without a further choice before the counts are asked for. */
const restMs = 150

/**
 * A choice of filters that does not hold yet, with the counts that it would give.
 * @param list the answer of the search, whose words may name a place
 */
export function useFilterDraft(search: Search, list: ShownList) {
  const call = useCall()
  const count = useCallback(
    (asked: Search) =>
      call(countJobAds, { query: countQueryOf(inNamedPlace(asked, list), readViewer()) }).catch(() => null),
    [call, list],
  )
  const [draft, setDraft] = useState(search)
  const [facets, setFacets] = useState<Promise<FacetCounts | null>>(() => count(draft))

  useEffect(() => {
    if (draft === search) return
    let isWanted = true
    // Counts are replaced once the new ones are here, so that nothing flickers.
    const replace = (counted: FacetCounts | null) => {
      if (isWanted) startTransition(() => setFacets(Promise.resolve(counted)))
    }
    const timer = setTimeout(() => void count(draft).then(replace), restMs)
    return () => {
      isWanted = false
      clearTimeout(timer)
    }
  }, [draft, search, count])

  const change = (next: Partial<Filters>) => setDraft((before) => withFilters(before, next))
  return { draft, facets, change }
}
