import type { JobAdList } from '@qareeb/contract/search'
import type { Viewer } from '../../session/viewer.ts'
import { measuredFrom, type Search } from '../address/search-address.ts'

/** Whether the distances of a list count from where the viewer is. */
export const isMeasuredFrom = (origin: JobAdList['origin'], { lat, lng }: Viewer): boolean =>
  origin?.kind === 'viewer' && origin.lat === lat && origin.lng === lng

/** Whether the list that is shown gives way to one measured from the viewer: the server, which made it, knows nobody. */
export function awaitsOwnDistances(
  { search, list }: { search: Search; list: Pick<JobAdList, 'origin'> },
  viewer: Viewer | null,
): boolean {
  const from = measuredFrom(search, viewer)
  return from !== null && !isMeasuredFrom(list.origin, from)
}
