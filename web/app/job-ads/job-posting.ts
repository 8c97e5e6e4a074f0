import type { EmploymentType, JobAdLocation, PayPeriod, PublicJobAd, Salary } from '@qareeb/contract/job-ads'
import type { Locale } from '@qareeb/contract/locale'
import { readIn } from '../i18n/bilingual.ts'

type Page = {
  locale: Locale
  /** Canonical address of the ad. */
  url: string
  /** `https://qareeb.example`: what the addresses of pictures begin with. */
  origin: string
  /** Name of the administrative region that a point of the country lies in. */
  regionAt: (point: { lat: number; lng: number }) => string
}

/**
 * An open ad as search engines read it: schema.org JobPosting with every property that Google's job search requires or
 * recommends and an ad states (https://developers.google.com/search/docs/appearance/structured-data/job-posting).
 */
export function jobPosting(jobAd: PublicJobAd, page: Page): Record<string, unknown> {
  const { locale, url, origin } = page
  const { organization } = jobAd
  const name = readIn(locale, organization.name).text
  const logo = organization.logoUrl && new URL(organization.logoUrl, origin).href

  return {
    '@context': 'https://schema.org/',
    '@type': 'JobPosting',
    title: readIn(locale, jobAd.title).text,
    description: readIn(locale, jobAd.description).text,
    url,
    datePosted: jobAd.publishedAt,
    validThrough: jobAd.expiresAt,
    employmentType: employmentTypes[jobAd.employmentType],
    identifier: { '@type': 'PropertyValue', name, value: jobAd.id },
    hiringOrganization: { '@type': 'Organization', name, ...(logo && { logo }) },
    baseSalary: baseSalary(jobAd.salary),
    ...workplace(jobAd, page),
    // The application is not sent on this site, so nobody may be told that it is.
    directApply: false,
  }
}

const employmentTypes: Record<EmploymentType, string> = {
  'full-time': 'FULL_TIME',
  'part-time': 'PART_TIME',
  temporary: 'TEMPORARY',
  contract: 'CONTRACTOR',
  internship: 'INTERN',
}

const unitTexts: Record<PayPeriod, string> = { monthly: 'MONTH', daily: 'DAY', hourly: 'HOUR' }

function baseSalary({ min, max, currency, period }: Salary) {
  const amount = min === max ? { value: min } : { minValue: min, maxValue: max }
  return {
    '@type': 'MonetaryAmount',
    currency,
    value: { '@type': 'QuantitativeValue', ...amount, unitText: unitTexts[period] },
  }
}

/** Work that is wholly remote has no place but a country to live in; hybrid work must not be called remote. */
function workplace(jobAd: PublicJobAd, page: Page) {
  if (jobAd.workMode !== 'full-remote')
    return { jobLocation: jobAd.locations.map((location) => place(location, page)) }

  return {
    jobLocationType: 'TELECOMMUTE',
    applicantLocationRequirements: { '@type': 'Country', name: 'SA' },
  }
}

/** Of a place without a city nobody knows the country: it may lie in the desert or abroad. */
function place(location: JobAdLocation, { locale, regionAt }: Page) {
  const { city } = location
  return {
    '@type': 'Place',
    address: {
      '@type': 'PostalAddress',
      streetAddress: readIn(locale, location.address).text,
      ...(city && {
        addressLocality: readIn(locale, city).text,
        addressRegion: regionAt(location),
        addressCountry: 'SA',
      }),
    },
    geo: { '@type': 'GeoCoordinates', latitude: location.lat, longitude: location.lng },
  }
}
