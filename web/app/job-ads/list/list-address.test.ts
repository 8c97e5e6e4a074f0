import { expect, test } from 'vitest'
import { toQueryString } from '../../query-string.ts'
import { readListFilter, toListAddress } from './list-address.ts'

const branch = '0a515a00-0000-4000-8000-0000000000c1'
const read = (query: string, isDrafts = false) => readListFilter(new URLSearchParams(query), isDrafts)

test.each([
  '',
  '?state=active',
  `?state=inactive&q=accountant&locationId=${branch}&sort=ending`,
  '?endsWithinDays=7',
  '?endsWithinDays=3&sort=ending',
])('writes the address %s as it was read', (query) => {
  expect(toQueryString(toListAddress(read(query)))).toBe(query)
})

test('ignores values that no list has', () => {
  expect(read('state=draft&sort=closest&locationId=x&endsWithinDays=90')).toEqual(read(''))
})

test('the page of drafts shows drafts at every address', () => {
  expect(read('state=active&endsWithinDays=7', true)).toEqual({ ...read(''), tab: 'draft' })
})
