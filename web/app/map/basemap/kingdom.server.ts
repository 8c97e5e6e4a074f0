import { distanceKm } from '@qareeb/reference/distance'
import { places } from '@qareeb/reference/places'
import type { Position } from './basemap-geometry.ts'
import { basemap } from './basemap.server.ts'
import { isInRings } from './is-in-rings.ts'

type Point = { lat: number; lng: number }

/**
 * Whether a point lies in Saudi Arabia on our map. Its outline rounds off bays and harbours: a point in the sea
 * counts where a place of the country reaches it.
 */
export const isWithinKingdom = (point: Point): boolean =>
  isWithin(basemap.saudiArabia, point) || (isInSea(point) && isInPlace(point))

/** Whether the map draws a point in the sea. */
export const isInSea = (point: Point): boolean => isWithin(basemap.sea, point)

const isInPlace = (point: Point) => places.some((place) => distanceKm(place, point) <= place.radiusKm)

const isWithin = (polygons: readonly Position[][][], { lat, lng }: Point) =>
  isInRings(polygons.flat(), [lng, lat])
