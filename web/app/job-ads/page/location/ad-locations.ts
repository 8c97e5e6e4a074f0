import type { JobAdLocation } from '@qareeb/contract/job-ads'
import type { Bilingual, Locale } from '@qareeb/contract/locale'
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

/** The address of a location without the district and the city at its end, which stand above it. */
export function streetOf({
  address,
  district,
  city,
}: Pick<JobAdLocation, 'address' | 'district' | 'city'>): Bilingual {
  const without = (locale: Locale) => {
    const text = address[locale]
    if (text === null) return null
    const said = new Set([district, city].flatMap((place) => place?.[locale] ?? []))
    const parts = text.split(/\s*[،,]\s*/)
    const kept = parts.findLastIndex((part) => !said.has(part)) + 1
    return kept === parts.length ? text : parts.slice(0, kept).join(locale === 'ar' ? '، ' : ', ')
  }
  return { ar: without('ar'), en: without('en') }
}
