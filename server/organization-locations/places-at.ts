import { distanceKm } from '@qareeb/reference/distance'
import { nearestPlace } from '@qareeb/reference/places'

type Point = { lat: number; lng: number }

/** Kilometres within which even a small town counts as the place of a branch; Manama lies 38 from Khobar. */
const leastReachKm = 35

/** Keys of the city and the district of the gazetteer that a branch belongs to; null far from all of them. */
export function placesAt(point: Point): { cityKey: string | null; districtKey: string | null } {
  const { city, district } = nearestPlace(point.lat, point.lng)
  if (district) return { cityKey: city.key, districtKey: district.key }
  const isNear = distanceKm(city, point) <= Math.max(leastReachKm, city.radiusKm)
  return { cityKey: isNear ? city.key : null, districtKey: null }
}
