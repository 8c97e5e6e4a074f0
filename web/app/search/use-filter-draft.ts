import { countJobAds, type FacetCounts } from '@qareeb/contract/search'
import { startTransition, useEffect, useState } from 'react'
import { useCall } from '../use-call.ts'
import { countQueryOf, type Filters, type Search, withFilters } from './search-address.ts'

/** Milliseconds without a further choice before the counts are asked for. */
const restMs = 150

/** A choice of filters that does not hold yet, with the counts that it would give. */
export function useFilterDraft(search: Search) {
  const call = useCall()
  const [draft, setDraft] = useState(search)
  const [facets, setFacets] = useState<Promise<FacetCounts | null>>(() => ask(draft))

  function ask(asked: Search) {
    return call(countJobAds, { query: countQueryOf(asked) }).catch(() => null)
  }

  useEffect(() => {
    if (draft === search) return
    // Counts are replaced once the new ones are here, so that nothing flickers.
    let isWanted = true
    const timer = setTimeout(async () => {
      const counted = await ask(draft)
      if (isWanted) startTransition(() => setFacets(Promise.resolve(counted)))
    }, restMs)
    return () => {
      isWanted = false
      clearTimeout(timer)
    }
  }, [draft])

  const change = (next: Partial<Filters>) => setDraft((before) => withFilters(before, next))
  return { draft, facets, change }
}
