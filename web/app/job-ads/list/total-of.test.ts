import { expect, test } from 'vitest'
import type { ListFilter } from './list-address.ts'
import { totalOf } from './total-of.ts'

const counts = { active: 40, inactive: 16, draft: 5, endingSoon: 7 }
const filter: ListFilter = { tab: 'all', q: '', locationId: null, endsWithinDays: null, sort: 'newest' }

test('the ads of a tab are counted', () => {
  expect(totalOf(filter, counts)).toBe(61)
  expect(totalOf({ ...filter, tab: 'draft' }, counts)).toBe(5)
  expect(totalOf({ ...filter, endsWithinDays: 7 }, counts)).toBe(7)
})

test('the number of ads that match a word or a branch is unknown', () => {
  expect(totalOf({ ...filter, q: 'accountant' }, counts)).toBeNull()
  expect(totalOf({ ...filter, locationId: 'x' }, counts)).toBeNull()
})
