import type { Viewer } from '../../session/viewer.ts'
import { measuredFrom, type Search } from '../address/search-address.ts'
import type { ShownList } from '../shown-list.ts'

/** Whether the distances of a list count from where the viewer is. */
export const isMeasuredFrom = (origin: ShownList['origin'], { lat, lng }: Viewer): boolean =>
  origin?.kind === 'viewer' && origin.lat === lat && origin.lng === lng

/** Whether any of the first jobs of a list lies somewhere: full-remote jobs, which follow those, have no distance. */
export const hasDistances = (items: readonly Pick<ShownList['items'][number], 'workMode'>[]): boolean =>
  items.some(({ workMode }) => workMode !== 'full-remote')

type Shown = {
  search: Search
  list: Pick<ShownList, 'origin' | 'sort' | 'wantsPosition'>
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
