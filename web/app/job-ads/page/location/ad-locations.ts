import type { JobAdLocation } from '@qareeb/contract/job-ads'
import { distanceKm } from '@qareeb/reference/distance'

type Point = { lat: number; lng: number }

/** The locations of an ad with their distances from the viewer, nearest first; as the ad names them when that is unknown. */
export function locationsFrom(viewer: Point | null, locations: readonly JobAdLocation[]): JobAdLocation[] {
  if (!viewer) return [...locations]

  return locations
    .map((location) => ({ ...location, distanceKm: distanceKm(viewer, location) }))
    .toSorted((one, other) => one.distanceKm - other.distanceKm)
}

/** The location that the address of the page names, else the first. */
export function chosenLocation(
  locations: readonly JobAdLocation[],
  locationId: string | null,
): JobAdLocation | undefined {
  return locations.find(({ id }) => id === locationId) ?? locations[0]
}

/** The first few locations, with the chosen one among them however far down it stands. */
export function firstLocations<Location>(
  locations: readonly Location[],
  chosen: Location,
  limit: number,
): Location[] {
  const first = locations.slice(0, limit)
  return first.includes(chosen) ? first : [...first.slice(0, -1), chosen]
}
