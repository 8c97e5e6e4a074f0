import type { JobAdLocation } from '@qareeb/contract/job-ads'
import { expect, test } from 'vitest'
import { matchingLocations } from './matching-locations.ts'

const at = (id: string, more: Partial<JobAdLocation> = {}): JobAdLocation => ({
  id,
  name: { ar: id, en: null },
  address: { ar: null, en: 'King Road' },
  city: null,
  district: null,
  lat: 24,
  lng: 46,
  distanceKm: null,
  ...more,
})

const locations = [
  at('فرع الأندلس', { city: { ar: 'جدة', en: 'Jeddah' } }),
  at('فرع الملقا', { district: { ar: 'الملقا', en: 'Al Malqa' } }),
]

test.each([
  ['', ['فرع الأندلس', 'فرع الملقا']],
  ['الاندلس', ['فرع الأندلس']],
  ['فرع جده', ['فرع الأندلس']],
  ['malqa king', ['فرع الملقا']],
  ['أبها', []],
])('%j finds %j', (typed, ids) => {
  expect(matchingLocations(locations, typed).map(({ id }) => id)).toEqual(ids)
})
