import type { JobAdList } from '@qareeb/contract/search/job-ad-list'
import type { Viewer } from '../../session/viewer.ts'
import { measuredFrom, type Search } from '../address/search-address.ts'

/** Whether the distances of a list count from where the viewer is. */
export const isMeasuredFrom = (origin: JobAdList['origin'], { lat, lng }: Viewer): boolean =>
  origin?.kind === 'viewer' && origin.lat === lat && origin.lng === lng

type Shown = {
  search: Search
  list: Pick<JobAdList, 'origin' | 'sort' | 'wantsPosition'>
}

/**
 * Whether the shown list is loaded again with distances from the viewer: the server has no position. A list by
 * distance is not, since it would change its order by itself.
 */
export function awaitsOwnDistances({ search, list }: Shown, viewer: Viewer | null): boolean {
  if (list.wantsPosition) return viewer !== null
  const from = measuredFrom(search, viewer)
  return from !== null && list.sort !== 'closest' && !isMeasuredFrom(list.origin, from)
}
