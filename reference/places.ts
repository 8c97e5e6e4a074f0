import { asirCities } from './cities/asir.ts'
import { easternCities } from './cities/eastern.ts'
import { madinahCities } from './cities/madinah.ts'
import { makkahCities } from './cities/makkah.ts'
import { northernCities } from './cities/north.ts'
import { qassimCities } from './cities/qassim.ts'
import { riyadhCities } from './cities/riyadh.ts'
import { southernCities } from './cities/south.ts'
import { distanceKm } from './distance.ts'
import { dammamDistricts } from './districts/dammam.ts'
import { jeddahDistricts } from './districts/jeddah.ts'
import { meccaDistricts } from './districts/mecca.ts'
import { medinaDistricts } from './districts/medina.ts'
import { riyadhDistricts } from './districts/riyadh.ts'
import type { Place } from './place.ts'

export type { Place } from './place.ts'

/** Cities and towns of all 13 regions, the largest first. */
export const cities: readonly Place[] = [
  ...riyadhCities,
  ...makkahCities,
  ...madinahCities,
  ...qassimCities,
  ...easternCities,
  ...asirCities,
  ...northernCities,
  ...southernCities,
].toSorted((one, other) => (other.population ?? 0) - (one.population ?? 0))

/** Districts of Riyadh, Jeddah, Mecca, Medina, and of Dammam with its neighbours Khobar and Dhahran. */
export const districts: readonly Place[] = [
  ...riyadhDistricts,
  ...jeddahDistricts,
  ...meccaDistricts,
  ...medinaDistricts,
  ...dammamDistricts,
]

/** Every place: cities by size, then districts. */
export const places: readonly Place[] = [...cities, ...districts]

const byKey = new Map(places.map((place) => [place.key, place]))

/** The place with this key, if there is one. */
export const placeByKey = (key: string): Place | undefined => byKey.get(key)

const districtsByCity = Map.groupBy(districts, (district) => district.city)

/** Districts of a city, in the order of the gazetteer; none for most towns. */
export const districtsIn = (cityKey: string): readonly Place[] => districtsByCity.get(cityKey) ?? []

/**
 * The city a point belongs to, and its district when the point lies within one's radius.
 * Far from everything the nearest city answers, so that every point has one.
 *
 * @param lat degrees
 * @param lng degrees
 */
export function nearestPlace(lat: number, lng: number): { city: Place; district: Place | undefined } {
  const byDistance = (place: Place) => distanceKm(place, { lat, lng })
  const byShareOfRadius = (place: Place) => byDistance(place) / place.radiusKm
  const district = nearest(districts, byShareOfRadius, 1)
  const city =
    placeByKey(district?.city ?? '') ?? nearest(cities, byShareOfRadius, 1) ?? nearest(cities, byDistance)
  if (!city) throw new Error('the gazetteer is empty')

  return { city, district }
}

/** The place that measures least, and no more than the limit. */
function nearest(candidates: readonly Place[], measure: (place: Place) => number, limit = Infinity) {
  let best: Place | undefined
  let least = limit
  for (const candidate of candidates) {
    const measured = measure(candidate)
    if (measured > least) continue
    best = candidate
    least = measured
  }
  return best
}
