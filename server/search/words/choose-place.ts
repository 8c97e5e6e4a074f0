import { distanceKm } from '@qareeb/reference/distance'
import { placeByKey, type Place } from '@qareeb/reference/places'

/** Farther away, a district of the viewer's own city is not what was meant. */
const nearKm = 60

/**
 * Decides which place is meant when several bear a typed name: a district lies in the city that is named beside it,
 * else in the chosen one, else in the one the viewer is near, else in the largest.
 */
export function choosePlace(
  named: readonly (readonly Place[])[],
  { cityKey, viewer }: { cityKey?: string | undefined; viewer?: { lat: number; lng: number } | undefined },
): Place | undefined {
  const typedCity = named.flat().find(({ kind }) => kind === 'city')
  const district = named
    .filter((places) => places.every(({ kind }) => kind === 'district'))
    .map((places) => chooseDistrict(places, typedCity?.key, cityKey, viewer))
    .find((place) => place !== undefined)
  return district ?? typedCity
}

function chooseDistrict(
  districts: readonly Place[],
  typedCity: string | undefined,
  chosenCity: string | undefined,
  viewer: { lat: number; lng: number } | undefined,
): Place | undefined {
  if (typedCity) return districts.find(({ city }) => city === typedCity)
  const chosen = placeByKey(chosenCity ?? '')
  const inChosen = districts.find(({ city }) => city === (chosen?.city ?? chosen?.key))
  if (inChosen || !viewer) return inChosen ?? districts[0]
  const nearest = districts.toSorted((one, other) => distanceKm(one, viewer) - distanceKm(other, viewer))[0]
  return nearest && distanceKm(nearest, viewer) <= nearKm ? nearest : districts[0]
}
