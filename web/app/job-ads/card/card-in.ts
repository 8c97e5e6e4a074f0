import type { JobAdCard, OrganizationSummary } from '@qareeb/contract/job-ads'
import type { Bilingual, Locale } from '@qareeb/contract/locale'

/**
 * The card of an ad as the readers of one language are shown it: no text of the other language, unless it is the only
 * one, and no address where the district or the city says enough. A page with many cards carries half the words.
 */
export function cardIn(locale: Locale, card: JobAdCard): JobAdCard {
  const own = (text: Bilingual) => ownText(locale, text)
  const { location } = card
  const { district, city } = location
  return {
    ...card,
    slugs: own(card.slugs),
    title: own(card.title),
    organization: summaryIn(locale, card.organization),
    location: {
      ...location,
      name: own(location.name),
      district: district && own(district),
      city: city && own(city),
      address: district || city ? nothing : own(location.address),
    },
  }
}

/** A company by its name in one language, as lists show it. */
export const summaryIn = (locale: Locale, company: OrganizationSummary): OrganizationSummary => ({
  ...company,
  name: ownText(locale, company.name),
})

const nothing: Bilingual = { ar: null, en: null }

/** The text in this language alone where it exists. */
export const ownText = (locale: Locale, text: Bilingual): Bilingual =>
  text[locale] === null ? text : { ...nothing, [locale]: text[locale] }
