import { expect, test } from 'vitest'
import { roughly } from '../../session/viewer.ts'
import { parseSearch } from './parse-search.ts'
import { addressOf, countQueryOf, type Search, withFilters } from './search-address.ts'

const viewer = { lat: 21.543, lng: 39.173 }
const parse = (query: string) => parseSearch(new URLSearchParams(query))
const nearMe: Search = { ...parse('q=driver near me'), near: { ...viewer, km: 25 } }

test('a search near the reader stays there with another filter', () => {
  expect(countQueryOf(withFilters(nearMe, { verified: true }))).toEqual({
    ...viewer,
    q: 'driver near me',
    verified: true,
  })
})

test('a radius in a search near the reader lies around the reader', () => {
  const search = withFilters(nearMe, { radius: 5 })
  expect(countQueryOf(search)).toEqual({ ...viewer, q: 'driver near me', radius: 5 })
  expect(addressOf(search)).toMatchObject(roughly(viewer))
})

test('whether a search is abroad is not known once a filter changes', () => {
  const search = { ...parse('lat=25.2&lng=55.27'), isAbroad: true }
  expect(withFilters(search, { radius: 100 }).isAbroad).toBeUndefined()
})
