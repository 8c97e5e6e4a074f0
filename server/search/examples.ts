import { listRelatedJobAds } from '@qareeb/contract/job-ads'
import { hintJobAd } from '@qareeb/contract/job-ads/job-ad-life'
import { countJobAds, countTotal, listJobAds, mapJobAds, suggestSearches } from '@qareeb/contract/search'
import { jobAdCardExample } from '../job-ads/examples.ts'
import { example } from '../platform/http/openapi/example.ts'

const { location, ...jobAd } = jobAdCardExample

/** Answers of the search, its counts, its map and its completions. */
export const searchExamples = [
  example(listRelatedJobAds, { similar: [jobAdCardExample], nearby: [] }),
  example(hintJobAd, {
    pay: { medianMonthlySar: 9500, jobAds: 23, radiusKm: 25 },
    skills: [{ key: 'vat', name: { ar: 'ضريبة القيمة المضافة', en: 'VAT' } }],
  }),
  example(listJobAds, {
    items: [jobAdCardExample],
    next: 'eyJhIjoxNzYzNzE',
    total: { value: 1000, kind: 'atLeast' },
    sort: 'closest',
    place: null,
    withoutPlace: null,
    origin: { lat: 24.774265, lng: 46.738586, kind: 'viewer' },
    corrections: [{ typed: 'accontant', used: 'accountant' }],
    typedFilters: { workMode: ['full-remote'] },
    withoutTyped: { workMode: 'accontant near me' },
    wantsPosition: false,
    nearMe: { radiusKm: 10, words: 'remote accontant' },
  }),
  example(countJobAds, {
    total: { value: 1200, kind: 'about' },
    locations: { value: 1500, kind: 'about' },
    remote: { value: 34, kind: 'exact' },
    category: { finance: { value: 210, kind: 'about' }, it: { value: 96, kind: 'exact' } },
    workMode: { onsite: { value: 1100, kind: 'about' } },
    employmentType: { 'full-time': { value: 1000, kind: 'about' } },
    contractType: { 'employment-contract': { value: 870, kind: 'about' } },
    seniority: { mid: { value: 430, kind: 'about' } },
    minSalary: { 3000: { value: 1100, kind: 'about' }, 50000: { value: 12, kind: 'exact' } },
    postedWithin: { 1: { value: 64, kind: 'exact' }, 7: { value: 380, kind: 'about' } },
    writtenIn: { ar: { value: 940, kind: 'about' }, both: { value: 410, kind: 'about' } },
  }),
  example(countTotal, { total: { value: 1200, kind: 'about' } }),
  example(mapJobAds, {
    pins: [
      {
        jobAdId: jobAd.id,
        locationId: location.id,
        slugs: jobAd.slugs,
        title: jobAd.title,
        lat: location.lat,
        lng: location.lng,
        salary: jobAd.salary,
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
]
