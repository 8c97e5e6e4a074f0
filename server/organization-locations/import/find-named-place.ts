import { districtsIn, type Place } from '@qareeb/reference/places'
import { fold } from '../../vocabulary/fold.ts'
import { placeNames } from '../../vocabulary/place-names.ts'

/** Words that stand before names of places and are no part of them. */
const titles = new Set(['مدينه', 'حي', 'محافظه', 'city', 'district', 'of'])

/** Places that bear exactly this name, in either language and any usual spelling. */
function placesNamed(name: string): readonly Place[] {
  const words = fold(name).split(' ')
  const bare = words.filter((word) => !titles.has(word))
  const found = placeNames.get(words)
  return found.length > 0 ? found : placeNames.get(bare)
}

/** The city of this name. */
export const findCity = (name: string): Place | undefined =>
  placesNamed(name).find(({ kind }) => kind === 'city')

/** The district of this name in a city. */
export const findDistrict = (city: Place, name: string): Place | undefined => {
  const here = new Set(districtsIn(city.key))
  return placesNamed(name).find((place) => here.has(place))
}
