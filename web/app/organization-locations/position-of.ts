import type { Bounds } from '@qareeb/contract/search/map-rectangle'
import { branchZoomLimits, isOnMap } from '../map/map-limits.ts'
import { type MapPosition, positionOver } from '../map/map-rectangle.ts'

type Point = { lat: number; lng: number }

/** All of the country. */
const everywhere: MapPosition = { lat: 24, lng: 45.2, zoom: 4.6 }

/** Pixels that the map surely has; on a larger one there is more room around. */
const leastMap = { width: 340, height: 260 }

/** Closest zoom at which a map of branches begins: one alone is shown with its district. */
export const closest = 13

/** Degrees around the outermost points. */
const margin = 0.02

/** The rectangle that holds all points which lie on the map at all; none where no point does. */
export function boundsOf(points: readonly Point[]): Bounds | undefined {
  const shown = points.filter(isOnMap)
  if (shown.length === 0) return undefined
  const lats = shown.map(({ lat }) => lat)
  const lngs = shown.map(({ lng }) => lng)
  return {
    south: Math.min(...lats) - margin,
    north: Math.max(...lats) + margin,
    west: Math.min(...lngs) - margin,
    east: Math.max(...lngs) + margin,
  }
}

/** Where a map stands that shows all points. */
export function positionOf(points: readonly Point[]): MapPosition {
  const bounds = boundsOf(points)
  if (!bounds) return everywhere
  const position = positionOver(bounds, leastMap)
  return { ...position, zoom: Math.min(closest, Math.max(branchZoomLimits.minZoom, position.zoom)) }
}
