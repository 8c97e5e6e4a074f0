import type { EmploymentType, JobAdLocation, PayPeriod, PublicJobAd, Salary } from '@qareeb/contract/job-ads'
import type { Locale } from '@qareeb/contract/locale'
import type { JobPosting, MonetaryAmount, Place, WithContext } from 'schema-dts'
import { readIn } from '../../i18n/bilingual.ts'

type Point = { lat: number; lng: number }

type Page = {
  locale: Locale
  /** Canonical address of the ad. */
  url: string
  /** `https://qareeb.example`: the beginning of the addresses of pictures. */
  origin: string
  /** Name of the administrative region that a point of the country lies in. */
  regionAt: (point: Point) => string
  /** Whether a point lies in Saudi Arabia. */
  isWithinKingdom: (point: Point) => boolean
  /** Benefits and weekly hours of the ad in the language of the page; empty where it names none. */
  benefits: string
  workHours: string
}

/**
 * An open ad as search engines read it: schema.org JobPosting with every property that Google's job search requires
 * or recommends and an ad states
 * (https://developers.google.com/search/docs/appearance/structured-data/job-posting). None where it is not allowed:
 * work at a location needs a country.
 */
export function jobPosting(jobAd: PublicJobAd, page: Page): WithContext<JobPosting> | undefined {
  const where = workplace(jobAd, page)
  if (!where) return undefined

  const { locale, url, origin } = page
  const { organization } = jobAd
  const name = readIn(locale, organization.name).text
  const logo = organization.logoUrl && new URL(organization.logoUrl, origin).href

  return {
    '@context': 'https://schema.org',
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
    ...where,
    ...requirements(jobAd),
    ...(page.workHours && { workHours: page.workHours }),
    ...(page.benefits && { jobBenefits: page.benefits }),
    directApply: true,
  }
}

/** Openings and requirements of the ad, by the properties of schema.org for them. */
function requirements({
  details: { openings, experienceYears, education },
}: PublicJobAd): Partial<JobPosting> {
  const credential = education && credentials[education]
  return {
    ...(openings !== null && { totalJobOpenings: openings }),
    ...(experienceYears !== null &&
      experienceYears > 0 &&
      ({
        experienceRequirements: {
          '@type': 'OccupationalExperienceRequirements',
          monthsOfExperience: experienceYears * 12,
        },
      } satisfies Partial<JobPosting>)),
    ...(credential &&
      ({
        educationRequirements: {
          '@type': 'EducationalOccupationalCredential',
          credentialCategory: credential,
        },
      } satisfies Partial<JobPosting>)),
  }
}

/** Degrees in the words of Google's job search, which has none for a doctorate. */
const credentials: Partial<Record<NonNullable<PublicJobAd['details']['education']>, string>> = {
  secondary: 'high school',
  diploma: 'associate degree',
  bachelor: 'bachelor degree',
  master: 'postgraduate degree',
  doctorate: 'postgraduate degree',
}

const employmentTypes: Record<EmploymentType, string> = {
  'full-time': 'FULL_TIME',
  'part-time': 'PART_TIME',
  temporary: 'TEMPORARY',
  contract: 'CONTRACTOR',
  internship: 'INTERN',
}

const unitTexts: Record<PayPeriod, string> = { monthly: 'MONTH', daily: 'DAY', hourly: 'HOUR' }

function baseSalary({ min, max, currency, period }: Salary): MonetaryAmount {
  const amount = min === max ? { value: min } : { minValue: min, maxValue: max }
  return {
    '@type': 'MonetaryAmount',
    currency,
    value: { '@type': 'QuantitativeValue', ...amount, unitText: unitTexts[period] },
  }
}

/**
 * Work that is wholly remote has no location but a country to live in; hybrid work must not be called remote. A branch
 * across the border belongs to the nearest city of the gazetteer as well, which does not decide its country.
 */
function workplace(jobAd: PublicJobAd, page: Page): Partial<JobPosting> | false {
  if (jobAd.workMode !== 'full-remote') {
    const known = jobAd.locations.filter(page.isWithinKingdom)
    return known.length > 0 && { jobLocation: known.map((location) => place(location, page)) }
  }

  return {
    jobLocationType: 'TELECOMMUTE',
    applicantLocationRequirements: { '@type': 'Country', name: 'SA' },
  }
}

/** A place of the country. Far from every city it names no region either: the nearest city may lie in another. */
function place(location: JobAdLocation, { locale, regionAt }: Page): Place {
  const { city } = location
  return {
    '@type': 'Place',
    address: {
      '@type': 'PostalAddress',
      streetAddress: readIn(locale, location.address).text,
      ...(city && {
        addressLocality: readIn(locale, city).text,
        addressRegion: regionAt(location),
      }),
      addressCountry: 'SA',
    },
    geo: { '@type': 'GeoCoordinates', latitude: location.lat, longitude: location.lng },
  }
}
