import type { Bounds } from '@qareeb/contract/search/map-rectangle'
import { distanceKm } from '@qareeb/reference/distance'
import type { Point } from '../request.ts'
import { latAt, lngAt } from './mercator.ts'

/** A square of the map at a zoom, counted from the north-western corner. */
export type Square = { zoom: number; x: number; y: number }

export function boundsOfSquare({ zoom, x, y }: Square): Bounds {
  const around = 2 ** zoom
  return {
    south: latAt((y + 1) / around),
    west: lngAt(x / around),
    north: latAt(y / around),
    east: lngAt((x + 1) / around),
  }
}

/** Ten metres: our sines and those of the database need not agree in the last bit. */
const marginKm = 0.01

/**
 * Two distances from a point: each point of the square lies between them. For squares no wider than a country.
 */
export function distancesTo(square: Square, point: Point): { nearKm: number; farKm: number } {
  const { zoom, x, y } = square
  const around = 2 ** zoom
  const centre = { lat: latAt((y + 0.5) / around), lng: lngAt((x + 0.5) / around) }
  const { south, north, west } = boundsOfSquare(square)
  const reachKm = Math.max(
    distanceKm(centre, { lat: south, lng: west }),
    distanceKm(centre, { lat: north, lng: west }),
  )
  const km = distanceKm(centre, point)
  return { nearKm: km - reachKm - marginKm, farKm: km + reachKm + marginKm }
}

/** Whether two rectangles have a point in common, or nearly so. */
export const touch = (one: Bounds, other: Bounds): boolean =>
  one.south <= other.north + margin &&
  other.south <= one.north + margin &&
  one.west <= other.east + margin &&
  other.west <= one.east + margin

const margin = 1e-6
