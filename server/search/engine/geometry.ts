import type { Bounds } from '@qareeb/contract/search/map-rectangle'
import { distanceKm } from '@qareeb/reference/distance'
import { intersect } from '@qareeb/reference/intersect'
import type { Area, Point } from './request.ts'

/** Mean radius of the earth; the same figure stands in the SQL function `globe`. */
export const earthRadiusMetres = 6371008.8

/** The country's rectangle: nearly all ads are here, and a viewer outside of it is far away. */
export const country: Bounds = { south: 16, west: 34, north: 33, east: 56 }

const metresPerDegree = 111_195

const radians = (degrees: number) => (degrees * Math.PI) / 180

/** A point in metres from the centre of the earth, as the SQL function `globe` has it. */
export function globe({ lat, lng }: Point): [number, number, number] {
  const ring = earthRadiusMetres * Math.cos(radians(lat))
  return [
    ring * Math.cos(radians(lng)),
    ring * Math.sin(radians(lng)),
    earthRadiusMetres * Math.sin(radians(lat)),
  ]
}

/** A point as a literal of the type `cube`. */
export const cubeOf = (point: Point): string => `(${globe(point).join(',')})`

/** The smallest rectangle that holds an area. */
export function boundsOf(area: Area): Bounds {
  if (area.kind === 'bounds') return area
  const lat = (area.radiusKm * 1000) / metresPerDegree
  const lng = lat / Math.cos(radians(Math.min(89, Math.abs(area.lat) + lat)))
  const box = { south: area.lat - lat, west: area.lng - lng, north: area.lat + lat, east: area.lng + lng }
  return (area.within && intersect(box, area.within)) ?? box
}

/** Whether points lie in an area, as the statements of the engine see it: with 32 bits for each coordinate. */
export function holdsPoint(area: Area): (point: Point) => boolean {
  const { south, west, north, east } = boundsOf(area)
  return (point) => {
    const [lat, lng] = [Math.fround(point.lat), Math.fround(point.lng)]
    const isInside = south <= lat && lat <= north && west <= lng && lng <= east
    return isInside && (area.kind === 'bounds' || distanceKm(area, { lat, lng }) <= area.radiusKm)
  }
}

/** Metres in a straight line, through the earth, between two points that are `km` apart on the ground. */
export const straightMetresOf = (km: number): number =>
  2 * earthRadiusMetres * Math.sin(Math.min(Math.PI / 2, (km * 1000) / (2 * earthRadiusMetres)))

/** Kilometres on the ground between two points that are `metres` apart in a straight line, through the earth. */
export const groundKmOf = (metres: number): number =>
  (2 * earthRadiusMetres * Math.asin(Math.min(1, metres / (2 * earthRadiusMetres)))) / 1000

/** Which part of the country a rectangle holds: 0 to 1. */
export function partOfCountry(bounds: Bounds): number {
  const inside = intersect(bounds, country)
  return inside ? squareOf(inside) / squareOf(country) : 0
}

/** In degrees, good enough for comparing. */
const squareOf = ({ south, west, north, east }: Bounds) => (north - south) * (east - west)
