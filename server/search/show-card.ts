import type { JobAdCard } from '@qareeb/contract/job-ads'
import type { Sort } from '@qareeb/contract/search/choices'
import { nearestLocation } from '../job-ads/nearest-location.ts'
import { toCard } from '../job-ads/presentation.ts'
import type { StoredLocation } from '../job-ads/stored-card.ts'
import { holdsPoint } from './engine/geometry.ts'
import type { Area, FoundAd, Point } from './engine/request.ts'

/** How the cards of a list are shown. */
type Showing = {
  sort: Sort
  /** Locations in it are shown before all others. */
  area: Area | undefined
  /** Distances count from here. */
  origin: Point | undefined
  /** True when the list shows no distances. */
  isUnmeasured?: boolean
}

/** The card of an ad at one of its locations; undefined when the ad has no such location. */
export function showCard(ad: FoundAd, showing: Showing): JobAdCard | undefined {
  const { sort, origin, isUnmeasured } = showing
  // The order is by the very location that was found.
  const isFound = sort === 'closest' && !ad.remote
  const { locations } = ad.card
  const location = isFound ? locations[ad.locationNo - 1] : chooseLocation(locations, showing)
  return location && toCard(ad.card, location, isUnmeasured ? undefined : origin)
}

/**
 * The location to show, chosen in the same way for every order: of those in the area the nearest to the origin, or
 * the first without one. Where none lies in the area, as of some full-remote ads, any may be shown.
 */
function chooseLocation(locations: readonly StoredLocation[], { area, origin }: Showing) {
  if (locations.length < 2) return locations[0]
  const fitting = area ? locations.filter(holdsPoint(area)) : []
  return nearestLocation(fitting.length > 0 ? fitting : locations, origin)
}
