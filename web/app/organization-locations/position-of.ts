import { branchZoomLimits } from '../map/map-limits.ts'
import { boundsOf, type MapPosition, positionOver } from '../map/map-rectangle.ts'

type Point = { lat: number; lng: number }

/** All of the country. */
const everywhere: MapPosition = { lat: 24, lng: 45.2, zoom: 4.6 }

/** Pixels that the map surely has; on a larger one there is more room around. */
const leastMap = { width: 340, height: 260 }

/** Closest zoom at which a map of branches begins: one alone is shown with its district. */
export const closest = 13

/** Where a map stands that shows all points. */
export function positionOf(points: readonly Point[]): MapPosition {
  const bounds = boundsOf(points)
  if (!bounds) return everywhere
  const position = positionOver(bounds, leastMap)
  return { ...position, zoom: Math.min(closest, Math.max(branchZoomLimits.minZoom, position.zoom)) }
}
