import type { OrganizationLocation } from '@qareeb/contract/organization-locations'
import { expect, test } from 'vitest'
import { matchingBranches, withChosen } from './matching-branches.ts'

const branch = (name: string, more: Partial<OrganizationLocation> = {}): OrganizationLocation => ({
  id: name,
  name: { ar: name, en: null },
  address: { ar: null, en: 'King Road' },
  shortNationalAddress: null,
  city: null,
  district: null,
  lat: 24,
  lng: 46,
  isApproximate: false,
  distanceKm: null,
  jobAds: { open: 0, notArchived: 0 },
  version: 1,
  ...more,
})

const branches = [
  branch('فرع الإدارة', { shortNationalAddress: 'RRRD2929' }),
  branch('مُستودع', { city: { ar: 'جدة', en: 'Jeddah' } }),
]

test.each([
  ['', ['فرع الإدارة', 'مُستودع']],
  ['الاداره', ['فرع الإدارة']],
  ['مستودع جده', ['مُستودع']],
  ['KING jeddah', ['مُستودع']],
  ['rrrd', ['فرع الإدارة']],
  ['أبها', []],
])('%j finds %j', (typed, names) => {
  expect(matchingBranches(branches, typed).map(({ id }) => id)).toEqual(names)
})

// Both are there, as they stand above.
const [office, store] = branches as [OrganizationLocation, OrganizationLocation]

test.each([
  ['what is shown already stays in its place', [office, store], store.id, [office, store]],
  ['what a search leaves out comes first', [office], store.id, [store, office]],
  ['without a choice nothing is added', [office], null, [office]],
])('of the branch pressed on the map, %s', (_, shown, chosen, listed) => {
  expect(withChosen(shown, branches, chosen)).toEqual(listed)
})
