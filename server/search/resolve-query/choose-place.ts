import { distanceKm } from '@qareeb/reference/distance'
import { placeByKey, type Place } from '@qareeb/reference/places'

/** Farther away, a district of the viewer's own city is not what was meant. */
const nearKm = 60

/**
 * Decides which place is meant when several have a typed name: a district lies in the city that is named beside it,
 * else in the chosen one, else in the one near the viewer, else in the largest. A region is the last choice.
 */
export function choosePlace(
  named: readonly (readonly Place[])[],
  { cityKey, viewer }: Whereabouts,
): Place | undefined {
  const ofKind = (kind: Place['kind']) => named.flat().find((place) => place.kind === kind)
  const typedCity = ofKind('city')
  const district = named
    .filter((places) => places.every(({ kind }) => kind === 'district'))
    .map((places) =>
      typedCity ? inCity(places, typedCity.key) : chooseDistrict(places, { cityKey, viewer }),
    )
    .find((place) => place !== undefined)
  return district ?? typedCity ?? ofKind('region')
}

/** Places that were named beside the chosen one, and lie outside of it: an answer has to say that it leaves them out. */
export function listIgnoredPlaces(named: readonly (readonly Place[])[], chosen: Place): Place[] {
  return named
    .filter((places) => !places.some((place) => holds(place, chosen) || liesIn(place, chosen)))
    .flatMap(([first]) => first ?? [])
}

const liesIn = (place: Place, chosen: Place) =>
  chosen.kind !== 'region' && distanceKm(place, chosen) <= chosen.radiusKm

/** Whether a place is another one, or the city or region that it lies in. */
const holds = ({ key, kind, region }: Place, place: Place) =>
  key === place.key || key === place.city || (kind === 'region' && region === place.region)

type Whereabouts = {
  /** The city, or district of one, that was chosen. */
  cityKey?: string | undefined
  viewer?: { lat: number; lng: number } | undefined
}

const inCity = (districts: readonly Place[], key: string | undefined) =>
  districts.find(({ city }) => city === key)

function chooseDistrict(districts: readonly Place[], { cityKey, viewer }: Whereabouts): Place | undefined {
  const chosen = placeByKey(cityKey ?? '')
  const inChosen = chosen && inCity(districts, chosen.city ?? chosen.key)
  if (inChosen || !viewer) return inChosen ?? districts[0]

  const nearest = districts.toSorted((one, other) => distanceKm(one, viewer) - distanceKm(other, viewer))[0]
  return nearest && distanceKm(nearest, viewer) <= nearKm ? nearest : districts[0]
}
