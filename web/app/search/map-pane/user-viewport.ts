import type { JobAdCard } from '@qareeb/contract/job-ads'
import type { MapPosition } from '../../map/map-rectangle.ts'
import type { Viewer } from '../../session/viewer.ts'
import { circleZoom, isOwnPlace } from '../address/search-address.ts'

type Measured = Pick<JobAdCard, 'workMode'> & { location: Pick<JobAdCard['location'], 'distanceKm'> }

/** How many of the nearest ads should be in sight. */
const mostShown = 3

/**
 * Where the map stands for a search around the reader's own place: over that place itself, of which the address tells
 * only roughly, and so far away that the nearest ads of the list are in sight; any other search stands where it says.
 * @param pixels side of the square of the map that can be seen
 */
export function userViewport(
  position: MapPosition,
  viewer: Viewer | null,
  { listed, pixels }: { listed: readonly Measured[]; pixels: number },
): MapPosition {
  if (!viewer || !isOwnPlace(position, viewer)) return position
  const nearest = listed
    .filter(({ workMode }) => workMode !== 'full-remote')
    .flatMap(({ location }) => location.distanceKm ?? [])
    .toSorted((one, other) => one - other)
    .slice(0, mostShown)
    .at(-1)
  // A little room around a pin.
  const fitting = nearest ? circleZoom(viewer, nearest * 1.2, pixels) : position.zoom
  return { ...viewer, zoom: Math.min(position.zoom, fitting) }
}
