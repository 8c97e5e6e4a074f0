import type { PublicJobAd } from '@qareeb/contract/job-ads'
import { kingdom } from '@qareeb/reference/gulf'
import { nearestPlace } from '@qareeb/reference/places'
import { readIn } from '../../i18n/bilingual.ts'
import { phraseKey } from '../../i18n/phrase-key.ts'
import { isWithinKingdom } from '../../map/basemap/kingdom.server.ts'
import type { PageArguments } from '../../page/page-loader.ts'
import { chosenLocation } from './location/ad-locations.ts'

/** The way back from an ad that was opened from another site: the ads of its category in its city, or in the whole country. */
export type CategoryLink = { address: string; text: string }

export function categoryLink(
  { category, workMode, locations }: PublicJobAd,
  { locale, paths, phrases, url }: Pick<PageArguments, 'locale' | 'paths' | 'phrases' | 'url'>,
): CategoryLink {
  const name = phrases('jobAds')(`category.${phraseKey(category)}`)
  const location = chosenLocation(locations, url.searchParams.get('locationId'))
  if (workMode === 'full-remote' || !location)
    return {
      address: paths.search({ category: [category], workMode: ['full-remote'] }),
      text: name,
    }
  // The gazetteer has no place there, and its nearest one may be thousands of kilometres away.
  if (!isWithinKingdom(location))
    return { address: paths.search({ bounds: kingdom, category: [category] }), text: name }
  const { city } = nearestPlace(location.lat, location.lng)
  return {
    address: paths.search({
      city: city.key,
      lat: city.lat,
      lng: city.lng,
      zoom: city.zoom,
      category: [category],
    }),
    text: phrases('jobPage')('categoryIn', { category: name, city: readIn(locale, city.name).text }),
  }
}
