import { distanceKm } from '@qareeb/reference/distance'
import { places } from '@qareeb/reference/places'
import type { Position } from './basemap-geometry.ts'
import { basemap } from './basemap.server.ts'

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

function isWithin(polygons: readonly Position[][][], { lat, lng }: Point): boolean {
  const crossings = polygons.flat().reduce((sum, ring) => sum + crossingsOf(ring, lat, lng), 0)
  return crossings % 2 === 1
}

/** How many edges of a ring a line from a point to the east crosses. */
const crossingsOf = (ring: readonly Position[], lat: number, lng: number) =>
  ring.filter(([toLng, toLat], index) => {
    const [fromLng, fromLat] = ring.at(index - 1) ?? [toLng, toLat]
    if (fromLat > lat === toLat > lat) return false
    return lng < fromLng + ((lat - fromLat) / (toLat - fromLat)) * (toLng - fromLng)
  }).length
