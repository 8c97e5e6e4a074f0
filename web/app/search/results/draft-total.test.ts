import { expect, test } from 'vitest'
import { parseSearch } from '../address/parse-search.ts'
import { withFilters } from '../address/search-address.ts'
import { countsOf, exactly } from '../testing-counts.ts'
import { draftTotal } from './draft-total.ts'

const counts = (total: number) => countsOf(total, 85)
const list = { place: null, typedFilters: {} }

const search = (query: string, isAbroad: boolean) => ({
  ...parseSearch(new URLSearchParams(query)),
  isAbroad,
})
const nearBahrain = 'lat=26.2&lng=50.55&zoom=11&radius=10'

test('is the number in the place where a wider radius reaches jobs from a place abroad', () => {
  const draft = withFilters(search(nearBahrain, true), { radius: 100 })
  expect(draftTotal(draft, list, counts(12))).toEqual(exactly(12))
})

test('is the number of remote jobs where the filters leave no other job in an area abroad', () => {
  const draft = withFilters(search('lat=26.2&lng=50.55&zoom=8', false), { category: ['healthcare'] })
  expect(draftTotal(draft, list, counts(0))).toEqual(exactly(85))
})

test('is nothing where the filters leave no job in Riyadh', () => {
  const draft = withFilters(search('lat=24.7&lng=46.7', false), { category: ['healthcare'] })
  expect(draftTotal(draft, list, counts(0))).toEqual(exactly(0))
})
