import type { JobAdList } from '@qareeb/contract/search/job-ad-list'
import { isInOutline } from '@qareeb/reference/kingdom-outline'
import { isInPlace, type Search } from './search-address.ts'

type Point = { lat: number; lng: number }
type Answer = { place: JobAdList['place']; items: readonly Pick<JobAdList['items'][number], 'workMode'>[] }

/**
 * Whether a search looks for jobs outside of Saudi Arabia: by the middle of its area, unless jobs lie in that. Full-remote
 * jobs lie nowhere.
 */
export const isAbroad = (search: Search, { place, items }: Answer): boolean =>
  (search.isPositioned || search.near !== undefined) &&
  !place &&
  !isInPlace(search) &&
  items.every(({ workMode }) => workMode === 'full-remote') &&
  !isInOutline(middleOf(search))

/** The middle of the area that is searched. */
export function middleOf({ filters: { bounds }, near, position }: Search): Point {
  if (near) return near
  if (!bounds) return position
  return { lat: (bounds.south + bounds.north) / 2, lng: (bounds.west + bounds.east) / 2 }
}
