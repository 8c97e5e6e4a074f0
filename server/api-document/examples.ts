import { getHealth, getReadiness } from '@qareeb/contract/health'
import { getJobAd, type JobAdCard, listRelatedJobAds, type PublicJobAd } from '@qareeb/contract/job-ads'
import { countJobAds, listJobAds, mapJobAds, suggestSearches } from '@qareeb/contract/search'
import { administrationExamples } from './administration-examples.ts'
import { example } from './example.ts'
import { identityExamples } from './identity-examples.ts'
import { locationExamples } from './location-examples.ts'
import { organizationExamples } from './organization-examples.ts'
import { secondFactorExamples } from './second-factor-examples.ts'
import { teamExamples } from './team-examples.ts'
import { userExamples } from './user-examples.ts'

const { location, locationCount, ...shared } = jobAdCard()

/** An answer of each call as it might come; the shapes are checked by a test. */
export const examples: Record<string, unknown> = Object.fromEntries<unknown>([
  ...administrationExamples,
  ...identityExamples,
  ...locationExamples,
  ...secondFactorExamples,
  ...teamExamples,
  ...userExamples(jobAdCard()),
  ...organizationExamples(jobAdCard()),
  example(getHealth, { status: 'ok' }),
  example(getReadiness, { status: 'ready' }),
  example(getJobAd, publicJobAd()),
  example(listRelatedJobAds, { similar: [jobAdCard()], nearby: [] }),
  example(listJobAds, {
    items: [jobAdCard()],
    next: 'eyJhIjoxNzYzNzE',
    total: { value: 1000, kind: 'atLeast' },
    sort: 'closest',
    place: null,
    withoutPlace: null,
    origin: { lat: 24.774265, lng: 46.738586, kind: 'viewer' },
    corrections: [{ typed: 'accontant', used: 'accountant' }],
    typedFilters: { workMode: ['full-remote'] },
  }),
  example(countJobAds, {
    total: { value: 1200, kind: 'about' },
    remote: { value: 34, kind: 'exact' },
    category: { finance: { value: 210, kind: 'about' }, it: { value: 96, kind: 'exact' } },
    workMode: { onsite: { value: 1100, kind: 'about' } },
    employmentType: { 'full-time': { value: 1000, kind: 'about' } },
    contractType: { 'employment-contract': { value: 870, kind: 'about' } },
    seniority: { mid: { value: 430, kind: 'about' } },
  }),
  example(mapJobAds, {
    pins: [
      {
        jobAdId: shared.id,
        locationId: location.id,
        slugs: shared.slugs,
        title: shared.title,
        lat: location.lat,
        lng: location.lng,
        salary: shared.salary,
      },
    ],
    clusters: [
      {
        lat: 24.71,
        lng: 46.68,
        count: { value: 42, kind: 'exact' },
        bounds: [24.69, 46.65, 24.73, 46.7],
        spot: false,
      },
    ],
  }),
  example(suggestSearches, {
    titles: [{ ar: 'محاسب', en: 'Accountant' }],
    places: [
      {
        key: 'riyadh',
        kind: 'city',
        name: { ar: 'الرياض', en: 'Riyadh' },
        cityName: null,
        lat: 24.774265,
        lng: 46.738586,
        zoom: 10,
      },
    ],
    beforePlace: 'accountant',
  }),
])

function jobAdCard(): JobAdCard {
  return {
    id: '7f0c2a4e-61a5-4b7e-9f43-5c1f3f0f7d11',
    slugs: { ar: 'محاسب-الرياض', en: 'accountant-riyadh' },
    title: { ar: 'محاسب', en: 'Accountant' },
    organization: {
      id: '1c9e7c60-0f0b-4d43-8d2c-3a6e5b1f2a90',
      slug: 'oasis-group',
      name: { ar: 'مجموعة الواحة', en: 'Oasis Group' },
      verified: true,
      verifiedAt: '2026-03-02T08:00:00.000Z',
      logoUrl: null,
    },
    category: 'finance',
    workMode: 'onsite',
    employmentType: 'full-time',
    contractType: 'employment-contract',
    seniority: 'mid',
    salary: { min: 9000, max: 12000, currency: 'SAR', period: 'monthly' },
    publishedAt: '2026-11-20T06:30:00.000Z',
    expiresAt: '2026-12-20T06:30:00.000Z',
    locationCount: 1,
    location: {
      id: 'f3a1d2b4-8e5c-4f6a-b7d8-90e1f2a3b4c5',
      name: { ar: 'المقر الرئيسي', en: 'Head office' },
      address: { ar: 'طريق الملك فهد', en: 'King Fahd Road' },
      city: { ar: 'الرياض', en: 'Riyadh' },
      district: { ar: 'العليا', en: 'Al Olaya' },
      lat: 24.6911,
      lng: 46.6853,
      distanceKm: 1.2,
    },
  }
}

function publicJobAd(): PublicJobAd {
  return {
    ...shared,
    state: 'active',
    closedAt: null,
    deadline: null,
    description: { ar: null, en: '<p>You close the books of each month and answer for them.</p>' },
    locations: Array.from({ length: locationCount }, () => location),
    details: {
      openings: 2,
      benefits: ['medical-insurance', 'transport'],
      benefitsText: { ar: null, en: null },
      skills: [{ name: { ar: 'ضريبة القيمة المضافة', en: 'VAT' }, need: 'must' }],
      experienceYears: 3,
      education: 'bachelor',
      languages: [{ language: 'en', level: 'good' }],
      weeklyHours: 48,
      shifts: ['morning'],
      onsiteDays: null,
    },
  }
}
