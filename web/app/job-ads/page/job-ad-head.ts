import type { PublicJobAd } from '@qareeb/contract/job-ads'
import type { Locale } from '@qareeb/contract/locale'
import { plainTextOf } from '@qareeb/contract/text/rich-text'
import { nearestPlace } from '@qareeb/reference/places'
import { regions } from '@qareeb/reference/regions'
import { readIn } from '../../i18n/bilingual.ts'
import { formatPay } from '../../i18n/money.ts'
import { phraseKey } from '../../i18n/phrase-key.ts'
import { isWithinKingdom } from '../../map/basemap/kingdom.server.ts'
import type { PageHead } from '../../page/page-head.ts'
import type { PageArguments } from '../../page/page-loader.ts'
import { pathsIn, slugIn } from '../../paths.ts'
import { benefitsInWords } from './ad-details.ts'
import { adTitle } from './ad-title.ts'
import { jobPosting } from './job-posting.ts'
import { chosenLocation } from './location/ad-locations.ts'
import { onlyLanguageOf } from './written-in.ts'

type Page = Pick<PageArguments, 'locale' | 'phrases' | 'site'> & {
  /** The location that the address names. */
  locationId?: string | null
}

/** The head of an ad's page; that of a closed ad asks search engines to remove it and has no description. */
export function jobAdHead(jobAd: PublicJobAd, page: Page): PageHead {
  const { locale, site } = page
  const addresses = addressesOf(jobAd)
  if (jobAd.state !== 'active') return { title: titleOf(jobAd, page), addresses, noindex: true }

  const onlyIn = onlyLanguageOf(jobAd)
  const url = site.origin + addresses[onlyIn ?? locale]
  return {
    title: titleOf(jobAd, page),
    description: summaryOf(jobAd, page),
    addresses,
    onlyIn,
    image: `/og/job/${jobAd.id}.png?locale=${locale}`,
    jsonLd: jobPosting(jobAd, {
      locale,
      url,
      origin: site.origin,
      regionAt: regionIn(locale),
      isWithinKingdom,
      ...offerOf(jobAd, page),
    }),
  }
}

/** Benefits and weekly hours in the language of the page. */
function offerOf({ details }: PublicJobAd, { locale, phrases }: Page) {
  const benefits = benefitsInWords(details, { locale, t: phrases('jobAdRequirements') })
  const { weeklyHours } = details
  return {
    benefits: benefits.join(phrases('units')('comma')),
    workHours: weeklyHours === null ? '' : `${phrases('fields')('weeklyHours')}: ${weeklyHours}`,
  }
}

/** The path of an ad's page in each language. */
const addressesOf = (jobAd: PublicJobAd) => ({
  ar: pathsIn('ar').jobAd(slugIn('ar', jobAd)),
  en: pathsIn('en').jobAd(slugIn('en', jobAd)),
})

const titleOf = (jobAd: PublicJobAd, { locale, phrases, locationId = null }: Page): string =>
  adTitle(jobAd, chosenLocation(jobAd.locations, locationId), locale, phrases('jobPage'))

/** Search engines show about this many characters. */
const summaryLength = 160

function summaryOf(jobAd: PublicJobAd, { locale, phrases }: Page): string {
  const words = plainTextOf(readIn(locale, jobAd.description).text).replaceAll('\n', ' ')
  const summary = phrases('jobPage')('summary', {
    pay: formatPay(jobAd.salary, locale, phrases('units')),
    employmentType: phrases('jobAds')(`employmentType.${phraseKey(jobAd.employmentType)}`),
    workMode: phrases('jobAds')(`workMode.${phraseKey(jobAd.workMode)}`),
    words,
  })
  return shorten(summary, summaryLength)
}

/** Cuts a text at the end of a word. */
const shorten = (text: string, length: number) =>
  text.length <= length ? text : `${text.slice(0, length).replace(/\s+\S*$/, '')}…`

const regionIn = (locale: Locale) => (point: { lat: number; lng: number }) => {
  const { city } = nearestPlace(point.lat, point.lng)
  // Every city of the gazetteer names one of the regions.
  return regions.find(({ key }) => key === city.region)?.name[locale] ?? ''
}
