import type { Bounds } from '@qareeb/contract/search/map-rectangle'

/** The part of a rectangle that lies in another; null when they do not meet. */
export function intersect(one: Bounds, other: Bounds): Bounds | null {
  const south = Math.max(one.south, other.south)
  const north = Math.min(one.north, other.north)
  const west = Math.max(one.west, other.west)
  const east = Math.min(one.east, other.east)
  return south < north && west < east ? { south, west, north, east } : null
}
