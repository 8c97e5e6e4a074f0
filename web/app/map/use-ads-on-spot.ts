import type { JobAdCard } from '@qareeb/contract/job-ads'
import { listJobAds, type MapItems } from '@qareeb/contract/search'
import { useEffect, useState } from 'react'
import type { Filters } from '../search/search-address.ts'
import { useCall } from '../use-call.ts'

/** Half the side of the rectangle around one point, in degrees: about 5 m. */
const margin = 0.00005

type SpotState = { ads?: JobAdCard[]; hasMore?: boolean; hasFailed?: boolean }

/** The first ads of a place where several stand, under the same filters. */
export function useAdsOnSpot(
  [south, west, north, east]: MapItems['clusters'][number]['bounds'],
  filters: Filters,
): SpotState {
  const call = useCall()
  const [state, setState] = useState<SpotState>({})

  useEffect(() => {
    const abort = new AbortController()
    const bounds = { south: south - margin, west: west - margin, north: north + margin, east: east + margin }
    const query = { ...filters, city: undefined, radius: undefined, bounds }
    call(listJobAds, { query }, { signal: abort.signal }).then(
      ({ items, next }) => setState({ ads: items, hasMore: next !== null }),
      () => !abort.signal.aborted && setState({ hasFailed: true }),
    )
    return () => abort.abort()
  }, [call, filters, south, west, north, east])

  return state
}
