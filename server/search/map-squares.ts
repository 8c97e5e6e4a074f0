import type { MapItems } from '@qareeb/contract/search/map-items'
import type { Bounds } from '@qareeb/contract/search/map-rectangle'
import { mapZooms } from '@qareeb/contract/search/search-bounds'
import type { MapSquare } from './engine/find-map-squares.ts'
import { latAt, lngAt, mercatorEnd, mercatorX, mercatorY } from './engine/squares/mercator.ts'
import { toCount } from './round-count.ts'

/** Squares of 64 pixels that go round the earth at a zoom. */
export const squaresAround = (zoom: number): number => 2 ** (zoom + 2)

const column = (lng: number, around: number) => mercatorX(lng) * around
const row = (lat: number, around: number) => mercatorY(lat) * around

/**
 * The whole squares that a rectangle touches: a map that is moved a little asks for the same ones, and none is counted
 * in part.
 */
export function snapToSquares({ south, west, north, east }: Bounds, zoom: number): Bounds {
  const around = squaresAround(zoom)
  return {
    south: latAt(Math.ceil(row(Math.max(south, -mercatorEnd), around)) / around),
    west: lngAt(Math.floor(column(west, around)) / around),
    north: latAt(Math.floor(row(Math.min(north, mercatorEnd), around)) / around),
    east: lngAt(Math.ceil(column(east, around)) / around),
  }
}

/** Joins squares that lie in the same larger one, of which `around` go round the earth. */
export function joinSquares(squares: readonly MapSquare[], around: number): MapSquare[] {
  const joined = new Map<string, MapSquare>()
  for (const square of squares) {
    const key = `${Math.floor(column(square.lng, around))}/${Math.floor(row(square.lat, around))}`
    const other = joined.get(key)
    joined.set(key, other ? join(other, square) : square)
  }
  return [...joined.values()]
}

/** The joined mark has the position of the mark with more locations, since the middle between the two may be in the sea. */
function join(one: MapSquare, other: MapSquare): MapSquare {
  return {
    ...(other.locations > one.locations ? other : one),
    locations: one.locations + other.locations,
    exact: one.exact && other.exact,
    bounds: {
      south: Math.min(one.bounds.south, other.bounds.south),
      west: Math.min(one.bounds.west, other.bounds.west),
      north: Math.max(one.bounds.north, other.bounds.north),
      east: Math.max(one.bounds.east, other.bounds.east),
    },
  }
}

/** One location of one ad, known to be alone. */
export const isPin = ({ locations, exact }: MapSquare): boolean => exact && locations === 1

/** About a metre, to which coordinates are written. */
const metre = 1e-5

/** Degrees as they are written. */
export const toMetre = (degrees: number): number => Number(degrees.toFixed(5))

/** A mark for several locations. Its rectangle holds them all and is wide enough to be asked for. */
export function toCluster(
  { locations, exact, lat, lng, bounds }: MapSquare,
  zoom: number,
): MapItems['clusters'][number] {
  const { south, west, north, east } = bounds
  const isOneSpot = north - south < metre && east - west < metre
  return {
    lat: toMetre(lat),
    lng: toMetre(lng),
    count: toCount({ value: locations, exact }),
    bounds: [toMetre(south - metre), toMetre(west - metre), toMetre(north + metre), toMetre(east + metre)],
    spot: isOneSpot || zoom >= mapZooms.max,
  }
}
