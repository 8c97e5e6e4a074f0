import type { Bounds } from '@qareeb/contract/search/map-rectangle'
import { isOnMap, zoomLimits } from './map-limits.ts'

export type MapPosition = { lat: number; lng: number; zoom: number }

/** The rectangle of a map of this many CSS pixels around a position (Web Mercator, 512-pixel tiles). */
export function rectangleAround(
  { lat, lng, zoom }: MapPosition,
  { width, height }: { width: number; height: number },
): Bounds {
  const world = 512 * 2 ** zoom
  const east = ((width / 2) * 360) / world
  const north = (height / 2 / world) * 2 * Math.PI
  return roundBounds({
    south: latitudeOf(mercatorOf(lat) - north),
    west: Math.max(-180, lng - east),
    north: latitudeOf(mercatorOf(lat) + north),
    east: Math.min(180, lng + east),
  })
}

/** The position at which a map of this size shows a whole rectangle. */
export function positionOver(
  bounds: Bounds,
  { width, height }: { width: number; height: number },
): MapPosition {
  const [bottom, top] = [mercatorOf(bounds.south), mercatorOf(bounds.north)]
  const acrossZoom = Math.log2((width * 360) / (512 * (bounds.east - bounds.west)))
  const upZoom = Math.log2((height * 2 * Math.PI) / (512 * (top - bottom)))
  return {
    lat: latitudeOf((bottom + top) / 2),
    lng: (bounds.west + bounds.east) / 2,
    zoom: Math.min(acrossZoom, upZoom),
  }
}

/** Degrees around the outermost points. */
const margin = 0.02

/** The rectangle that holds all points which lie on the map at all; none where no point does. */
export function boundsOf(points: readonly { lat: number; lng: number }[]): Bounds | undefined {
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

/** The nearest zoom that the map can show. */
export const limitZoom = (zoom: number): number =>
  Math.min(zoomLimits.maxZoom, Math.max(zoomLimits.minZoom, zoom))

/** Four decimals, about 11 m: rectangles that look the same have one address, and answers can be cached. */
export const roundBounds = ({ south, west, north, east }: Bounds): Bounds => ({
  south: round(south),
  west: round(west),
  north: round(north),
  east: round(east),
})

const round = (degrees: number) => Math.round(degrees * 10_000) / 10_000

const mercatorOf = (lat: number) => Math.log(Math.tan(Math.PI / 4 + (lat * Math.PI) / 360))

const latitudeOf = (mercator: number) => (Math.atan(Math.exp(mercator)) * 360) / Math.PI - 90
