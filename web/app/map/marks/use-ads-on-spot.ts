import type { JobAdCard } from '@qareeb/contract/job-ads'
import { listJobAds } from '@qareeb/contract/search'
import type { SearchFilters } from '@qareeb/contract/search/filters'
import type { MapItems } from '@qareeb/contract/search/map-items'
import { useCallback } from 'react'
import type { BoundCall } from '../../http/api.ts'
import type { Viewer } from '../../session/viewer.ts'
import type { Loaded } from '../../ui/loading/loaded.ts'
import { useLoaded } from './use-loaded.ts'

/** Half the side of the rectangle around one point, in degrees: about 5 m. */
const margin = 0.00005

type AdsOnSpot = { ads: JobAdCard[]; hasMore: boolean }

/**
 * The ads of a place that its mark counts: full-remote ads have no mark. They are left out here and not in the
 * request, in which chosen work modes would replace a typed one.
 */
export const adsOnSpot = <Ad extends Pick<JobAdCard, 'workMode'>>(list: {
  items: readonly Ad[]
  next: string | null
}) => ({
  ads: list.items.filter(({ workMode }) => workMode !== 'full-remote'),
  hasMore: list.next !== null,
})

type Spot = MapItems['clusters'][number]['bounds']

/** What is asked about a place, under the filters of the map; distances count from the point of those, or the reader. */
export function queryOnSpot([south, west, north, east]: Spot, filters: SearchFilters, viewer: Viewer | null) {
  const bounds = {
    south: south - margin,
    west: west - margin,
    north: north + margin,
    east: east + margin,
  }
  return { ...viewer, ...filters, city: undefined, radius: undefined, bounds, uncounted: true as const }
}

/** The first ads of a place where several stand. */
export function useAdsOnSpot(
  [south, west, north, east]: Spot,
  filters: SearchFilters,
  viewer: Viewer | null,
): Loaded<AdsOnSpot> {
  const load = useCallback(
    async (call: BoundCall) => {
      const query = queryOnSpot([south, west, north, east], filters, viewer)
      return adsOnSpot(await call(listJobAds, { query }))
    },
    [filters, viewer, south, west, north, east],
  )
  return useLoaded(load)
}
