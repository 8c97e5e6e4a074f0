import type { JobAdCard } from '@qareeb/contract/job-ads'
import type { Bilingual, Locale } from '@qareeb/contract/locale'
import type { ListedJobAd } from './listed-job-ad.ts'

/**
 * The card of an ad with what lists show of it alone, in one language. Ids cannot be compressed, so that a page with
 * many cards weighs half.
 */
export function cardIn(locale: Locale, given: JobAdCard): ListedJobAd {
  const { category: _, contractType: __, organization, location, ...card } = inOneLanguage(locale, given)
  const { id, name, verified, logoUrl } = organization
  const { name: ___, ...place } = location
  return {
    ...card,
    // The id gives the colour of an initial, where there is no logo.
    organization: { id: logoUrl === null ? id : '', name, verified, logoUrl },
    // The link names the place of an ad that has several.
    location: { ...place, id: card.locationCount > 1 ? place.id : '' },
  }
}

/**
 * The card of an ad as readers of one language are shown it: no text of the other language, unless it is the only one,
 * and no address where the district or the city says enough.
 */
export function inOneLanguage(locale: Locale, card: JobAdCard): JobAdCard {
  const own = (text: Bilingual) => ownText(locale, text)
  const { organization, location } = card
  const { name, district, city, address } = location
  return {
    ...card,
    slugs: own(card.slugs),
    title: own(card.title),
    organization: { ...organization, name: own(organization.name) },
    location: {
      ...location,
      name: own(name),
      district: district && own(district),
      city: city && own(city),
      address: district || city ? nothing : own(address),
    },
  }
}

const nothing: Bilingual = { ar: null, en: null }

/** The text in this language alone where it exists. */
export const ownText = (locale: Locale, text: Bilingual): Bilingual =>
  text[locale] === null ? text : { ...nothing, [locale]: text[locale] }
