import type { FacetCounts } from '@qareeb/contract/search/counts'
import type { JobAdList } from '@qareeb/contract/search/job-ad-list'
import { isInOutline } from '@qareeb/reference/kingdom-outline'
import { isInPlace, type Search } from './search-address.ts'

type Point = { lat: number; lng: number }
type Place = JobAdList['place']
type Answer = { place: Place; items: readonly Pick<JobAdList['items'][number], 'workMode'>[] }

/**
 * Whether a search looks for jobs outside of Saudi Arabia: by the middle of its area, unless jobs lie in that. Full-remote
 * jobs lie nowhere.
 */
export const isAbroad = (search: Search, { place, items }: Answer): boolean =>
  items.every(({ workMode }) => workMode === 'full-remote') && liesAbroad(search, place)

/** The same by the counts of the search, for which there is no list, or a later page of one. */
export const isCountedAbroad = (search: Search, place: Place, { total }: Pick<FacetCounts, 'total'>) =>
  total.value === 0 && liesAbroad(search, place)

const liesAbroad = (search: Search, place: Place): boolean =>
  (search.isPositioned || search.near !== undefined) &&
  !place &&
  !isInPlace(search) &&
  !isInOutline(middleOf(search))

/** The middle of the area that is searched. */
export function middleOf({ filters: { bounds }, near, position }: Search): Point {
  if (near) return near
  if (!bounds) return position
  return { lat: (bounds.south + bounds.north) / 2, lng: (bounds.west + bounds.east) / 2 }
}
