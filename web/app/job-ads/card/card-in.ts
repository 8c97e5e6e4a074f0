import type { ShownJobAd } from '@qareeb/contract/job-ads/listed-job-ad'
import { lastMomentBefore } from '@qareeb/contract/last-moment-before'
import type { Bilingual, Locale } from '@qareeb/contract/locale'
import { endOfRiyadhDay } from '@qareeb/reference/end-of-day'
import { riyadhDateOf } from '@qareeb/reference/riyadh'

/**
 * The card of an ad with what lists show of it alone: no text of the other language, unless it is the only one, and
 * no address where the district or the city is enough. Ids and seconds cannot be compressed, so that a page with many
 * cards weighs half.
 */
export function cardIn(locale: Locale, card: ShownJobAd): ShownJobAd {
  const own = (text: Bilingual) => ownText(locale, text)
  const { id, workMode, employmentType, seniority, salary, publishedAt, expiresAt, locationCount } = card
  const { name, verified, logoUrl } = card.organization
  const { district, city, address, lat, lng, distanceKm } = card.location
  return {
    id,
    slugs: own(card.slugs),
    title: own(card.title),
    workMode,
    employmentType,
    seniority,
    salary,
    publishedAt: toMinute(publishedAt),
    expiresAt: toEndOfDay(expiresAt),
    locationCount,
    // The id gives the colour of an initial, where there is no logo.
    organization: { id: logoUrl === null ? card.organization.id : '', name: own(name), verified, logoUrl },
    location: {
      // The link names the place of an ad that has several.
      id: locationCount > 1 ? card.location.id : '',
      address: district || city ? nothing : own(address),
      city: city && own(city),
      district: district && own(district),
      lat: tenMetres(lat),
      lng: tenMetres(lng),
      distanceKm,
    },
  }
}

/** Degrees as exact as the shown distance. */
const tenMetres = (degrees: number) => Number(degrees.toFixed(4))

/** An instant to the minute, as lists show it. */
const toMinute = (instant: string) => `${instant.slice(0, 16)}Z`

/** The end of the day in Riyadh on which an ad ends: cards count the days until then. */
const toEndOfDay = (instant: string) =>
  toMinute(endOfRiyadhDay(riyadhDateOf(lastMomentBefore(new Date(instant)))).toISOString())

const nothing: Bilingual = { ar: null, en: null }

/** The text in this language alone where it exists. */
export const ownText = (locale: Locale, text: Bilingual): Bilingual =>
  text[locale] === null ? text : { ...nothing, [locale]: text[locale] }
