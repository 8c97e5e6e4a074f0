import type { PublicJobAd } from '@qareeb/contract/job-ads'
import { describe, expect, test } from 'vitest'
import { seniorAccountant } from '../testing-ads.ts'
import { jobPosting } from './job-posting.ts'

const page = {
  locale: 'en',
  url: 'https://qareeb.example/en/job/senior-accountant',
  origin: 'https://qareeb.example',
  regionAt: () => 'Riyadh Region',
  isWithinKingdom: ({ lng }: { lng: number }) => lng < 55,
  benefits: '',
  workHours: '',
} as const

const posting = (changes: Partial<PublicJobAd> = {}, locale: 'ar' | 'en' = 'en') =>
  jobPosting({ ...seniorAccountant, ...changes }, { ...page, locale })

test('states what a search engine requires of a job', () => {
  expect(posting()).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: 'Senior accountant',
    description: '<p>Closes the books.</p>',
    url: page.url,
    datePosted: '2026-11-18T08:00:00.000Z',
    validThrough: '2026-12-18T08:00:00.000Z',
    employmentType: 'FULL_TIME',
    identifier: { '@type': 'PropertyValue', name: 'Oasis Group', value: seniorAccountant.id },
    hiringOrganization: {
      '@type': 'Organization',
      name: 'Oasis Group',
      logo: 'https://qareeb.example/logos/oasis.webp',
    },
    directApply: true,
  })
})

test('is in the language of the page', () => {
  expect(posting({}, 'ar')).toMatchObject({
    title: 'محاسب أول',
    hiringOrganization: { name: 'مجموعة الواحة' },
    jobLocation: [{ address: { addressLocality: 'الرياض' } }, { address: { addressLocality: 'جدة' } }],
  })
})

describe('a location without a city, or across the border', () => {
  const [location] = seniorAccountant.locations
  if (!location) throw new Error('the ad has no location')
  const inDesert = { ...location, city: null, district: null, lat: 20.5, lng: 51.5 }
  const abroad = { ...inDesert, lat: 25.2, lng: 55.27 }

  test('has its country where it lies in it, and no region', () => {
    expect(posting({ locations: [inDesert] })?.['jobLocation']).toEqual([
      {
        '@type': 'Place',
        address: {
          '@type': 'PostalAddress',
          streetAddress: '12 Anas Ibn Malik Road',
          addressCountry: 'SA',
        },
        geo: { '@type': 'GeoCoordinates', latitude: 20.5, longitude: 51.5 },
      },
    ])
  })

  test('is left out abroad, since its country is not known', () => {
    expect(posting({ locations: [abroad, location] })?.['jobLocation']).toEqual([
      expect.objectContaining({ address: expect.objectContaining({ addressLocality: 'Riyadh' }) }),
    ])
  })

  test('is left out abroad though a city of the country is near', () => {
    const nearCity = { ...abroad, city: location.city }
    expect(posting({ locations: [nearCity] })).toBeUndefined()
  })

  test('states nothing of the job where it is the only one abroad', () => {
    expect(posting({ locations: [abroad] })).toBeUndefined()
    expect(posting({ locations: [abroad], workMode: 'full-remote' })).toBeDefined()
  })
})

test('gives each location its postal address and its point', () => {
  expect(posting()?.['jobLocation']).toEqual([
    {
      '@type': 'Place',
      address: {
        '@type': 'PostalAddress',
        streetAddress: '12 Anas Ibn Malik Road',
        addressLocality: 'Riyadh',
        addressRegion: 'Riyadh Region',
        addressCountry: 'SA',
      },
      geo: { '@type': 'GeoCoordinates', latitude: 24.8112, longitude: 46.6106 },
    },
    expect.objectContaining({ geo: { '@type': 'GeoCoordinates', latitude: 21.5672, longitude: 39.1562 } }),
  ])
})

test('gives wholly remote work a country instead of a location', () => {
  const remote = posting({ workMode: 'full-remote' })
  expect(remote).toMatchObject({
    jobLocationType: 'TELECOMMUTE',
    applicantLocationRequirements: { '@type': 'Country', name: 'SA' },
  })
  expect(remote).not.toHaveProperty('jobLocation')
})

test('never calls hybrid work remote', () => {
  expect(posting({ workMode: 'hybrid' })).not.toHaveProperty('jobLocationType')
})

test.each([
  ['monthly', 'MONTH'],
  ['daily', 'DAY'],
  ['hourly', 'HOUR'],
] as const)('states pay that is %s by the %s', (period, unitText) => {
  expect(posting({ salary: { min: 25, max: 32.5, currency: 'SAR', period } })?.['baseSalary']).toEqual({
    '@type': 'MonetaryAmount',
    currency: 'SAR',
    value: { '@type': 'QuantitativeValue', minValue: 25, maxValue: 32.5, unitText },
  })
})

test('states a fixed pay as one value', () => {
  expect(
    posting({ salary: { min: 9000, max: 9000, currency: 'SAR', period: 'monthly' } })?.['baseSalary'],
  ).toMatchObject({
    value: { '@type': 'QuantitativeValue', value: 9000, unitText: 'MONTH' },
  })
})

test.each([
  ['full-time', 'FULL_TIME'],
  ['part-time', 'PART_TIME'],
  ['temporary', 'TEMPORARY'],
  ['contract', 'CONTRACTOR'],
  ['internship', 'INTERN'],
] as const)('maps %s to %s', (employmentType, expected) => {
  expect(posting({ employmentType })?.['employmentType']).toBe(expected)
})

test('leaves out a logo that the company does not have', () => {
  const bare = posting({ organization: { ...seniorAccountant.organization, logoUrl: null } })
  expect(bare?.['hiringOrganization']).toBeDefined()
  expect(bare?.['hiringOrganization']).not.toHaveProperty('logo')
})

test('states openings and requirements', () => {
  const details = {
    ...seniorAccountant.details,
    openings: 2,
    experienceYears: 3,
    education: 'bachelor',
  } as const
  expect(posting({ details })).toMatchObject({
    totalJobOpenings: 2,
    experienceRequirements: { monthsOfExperience: 36 },
    educationRequirements: { credentialCategory: 'bachelor degree' },
  })
  expect(posting()).not.toHaveProperty('totalJobOpenings')
  expect(posting()).not.toHaveProperty('jobBenefits')
})
