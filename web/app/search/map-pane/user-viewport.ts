import type { ShownJobAd } from '@qareeb/contract/job-ads/listed-job-ad'
import type { PlaceSummary } from '@qareeb/contract/search/job-ad-list'
import type { Bounds } from '@qareeb/contract/search/map-rectangle'
import { intersect } from '@qareeb/reference/intersect'
import type { Circle } from '../../map/map-filters.ts'
import { mapFrame } from '../../map/map-limits.ts'
import {
  boundsOf,
  limitZoom,
  type MapPosition,
  positionOver,
  rectangleAround,
} from '../../map/map-rectangle.ts'
import { isPreset } from '../../search-box/search-target.ts'
import type { Viewer } from '../../session/viewer.ts'
import { circleZoom, isOwnPlace } from '../address/search-address.ts'

type Measured = Pick<ShownJobAd, 'workMode'> & { location: Pick<ShownJobAd['location'], 'distanceKm'> }

/** How many of the nearest ads should be in sight. */
const mostShown = 3

/**
 * The position of the map for a search around the reader's own place: over that place itself, which the address
 * holds only roughly, and at a zoom that shows the nearest ads of the list; any other search has the position of
 * its address.
 * @param pixels side of the square of the visible map
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

/**
 * The position from which a map shows the whole circle of a search: addresses count with the map of wide screens, and a
 * narrower one stands further off.
 */
export function circleViewport(position: MapPosition, circle: Circle | null, pixels: number): MapPosition {
  if (!circle) return position
  return { ...position, zoom: Math.min(position.zoom, circleZoom(circle, circle.km, pixels)) }
}

/** Degrees by which a rectangle in an address, which is rounded, may differ from the map that it was read from. */
const rounding = 0.0002

/** Pixels that stay free beside a fitted rectangle, for its marks, and above and below it, for the elements over the map. */
const margin = { beside: 24, above: 60 }

/**
 * The position from which a map of this size shows a searched rectangle whole: that of the address where it does, as on
 * the screen that the rectangle was read from.
 */
export function rectangleViewport(
  position: MapPosition,
  bounds: Bounds | undefined,
  frame: { width: number; height: number },
): MapPosition {
  const searched = bounds && intersect(bounds, mapFrame)
  if (!searched || holds(rectangleAround(position, frame), searched)) return position
  const [width, height] = [frame.width - 2 * margin.beside, frame.height - 2 * margin.above]
  const { zoom, ...middle } = positionOver(searched, {
    width: Math.max(1, width),
    height: Math.max(1, height),
  })
  return { ...middle, zoom: limitZoom(zoom) }
}

type Placed = Pick<ShownJobAd, 'workMode'> & { location: Pick<ShownJobAd['location'], 'lat' | 'lng'> }

type Found = {
  items: readonly Placed[]
  next: string | null
  place: Pick<PlaceSummary, 'key' | 'zoom'> | null
}

/**
 * The position from which a map of this size shows a search without a limit of its own whole, so that its bubbles add up
 * to the heading: all jobs of a complete list, else a preset city with its outskirts, and of any other place as much as maps beside a list.
 */
export function wholeViewport(
  position: MapPosition,
  { items, next, place }: Found,
  frame: { width: number; height: number },
): MapPosition {
  if (next === null) return listViewport(position, items, frame)
  // An address with another zoom asks for that one.
  if (!place || position.zoom !== place.zoom) return position
  const shown = isPreset(place.key)
    ? rectangleAround({ ...position, zoom: Math.min(place.zoom, wholeCityZoom) }, outskirts)
    : rectangleAround(position, besideList)
  return rectangleViewport(position, shown, frame)
}

/** The position from which a map of this size shows all jobs of a complete list: that of the address where it does. */
function listViewport(
  position: MapPosition,
  listed: readonly Placed[],
  frame: { width: number; height: number },
): MapPosition {
  const local = listed.filter(({ workMode }) => workMode !== 'full-remote')
  const fitting = rectangleViewport(position, boundsOf(local.map(({ location }) => location)), frame)
  return { ...fitting, zoom: Math.min(position.zoom, fitting.zoom) }
}

/** Most maps beside a list show at least so much of a place. */
const besideList = { width: 800, height: 600 }

/** Pixels around the middle of each preset city that hold the farthest jobs of the demo, at its zoom or `wholeCityZoom`. */
const outskirts = { width: 860, height: 900 }

/** Zooms of cities are specified. At 12 a map leaves out Khobar, Qatif and the edges of Makkah and Madinah. */
const wholeCityZoom = 10.5

const holds = (outer: Bounds, inner: Bounds) =>
  outer.south - rounding <= inner.south &&
  outer.west - rounding <= inner.west &&
  outer.north + rounding >= inner.north &&
  outer.east + rounding >= inner.east
