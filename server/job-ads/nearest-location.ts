import { distanceKm } from '@qareeb/reference/distance'

type Point = { lat: number; lng: number }

/** The location nearest to a point, or the first of the form without a point. */
export function nearestLocation<Location extends Point>(
  locations: readonly Location[],
  from: Point | undefined,
): Location | undefined {
  if (!from || locations.length < 2) return locations[0]
  const distances = locations.map((location) => distanceKm(from, location))
  return locations[distances.indexOf(Math.min(...distances))]
}
