import { expect, test } from 'vitest'
import { toQueryString } from '../../query-string.ts'
import { chosenBranch, readVacancyFilter, searchAround, toVacancyAddress } from './vacancy-filter.ts'

const read = (query: string) => readVacancyFilter(new URLSearchParams(query))

const olaya = { id: '5c7c8b4a-1f0e-4a52-9f2e-0d6a3f1b2c01', jobAds: { open: 1, notArchived: 1 } }
const malqa = { id: '5c7c8b4a-1f0e-4a52-9f2e-0d6a3f1b2c02', jobAds: { open: 3, notArchived: 3 } }
const rawdah = { id: '5c7c8b4a-1f0e-4a52-9f2e-0d6a3f1b2c03', jobAds: { open: 3, notArchived: 4 } }

test.each(['', `?locationId=${olaya.id}&radius=50&category=driving&sort=newest&own=hidden`])(
  'writes the address %s as it was read',
  (query) => {
    expect(toQueryString(toVacancyAddress(read(query)))).toBe(query)
  },
)

test('ignores values that the page does not offer', () => {
  expect(read('locationId=here&radius=300&category=fishing&sort=oldest&own=shown')).toEqual(read(''))
})

test('begins at the branch with the most open ads, the latest of several', () => {
  expect(chosenBranch([olaya, malqa, rawdah], null)).toBe(malqa)
  expect(chosenBranch([olaya, malqa, rawdah], olaya.id)).toBe(olaya)
  expect(chosenBranch([olaya], malqa.id)).toBe(olaya)
  expect(chosenBranch([], null)).toBeNull()
})

test('searches around the branch, without full-remote ads, and without own ones where they are hidden', () => {
  const around = { branch: { lat: 24.7, lng: 46.6 }, organizationId: 'oasis' }
  expect(searchAround(around, read('radius=50&category=driving'))).toEqual({
    lat: 24.7,
    lng: 46.6,
    radius: 50,
    workMode: ['onsite', 'hybrid'],
    category: ['driving'],
  })
  expect(searchAround(around, read('')).category).toBeUndefined()
  expect(searchAround(around, read('own=hidden')).exceptOrganization).toBe('oasis')
})
