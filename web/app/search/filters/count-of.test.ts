import { expect, test } from 'vitest'
import { countOf, isIdle } from './count-of.ts'

const none = { value: 0, kind: 'exact' as const }
const some = { value: 12, kind: 'about' as const }

test('a step of pay, of days and a language have the count of their value', () => {
  const counts = { minSalary: { 50000: none }, postedWithin: { 7: some }, writtenIn: { both: none } }

  expect(countOf('minSalary', '50000', counts)).toBe(none)
  expect(countOf('postedWithin', '7', counts)).toBe(some)
  expect(countOf('writtenIn', 'both', counts)).toBe(none)
})

test('a step without a filter, and one that could not be counted, has no count', () => {
  expect(countOf('postedWithin', '', { postedWithin: { 7: some } })).toBeUndefined()
  expect(countOf('postedWithin', '14', { postedWithin: { 7: some } })).toBeUndefined()
})

test('a distance has no count', () => {
  expect(countOf('radius', '25', { postedWithin: { 25: some } })).toBeUndefined()
})

test('a filter that an answer of an earlier version lacks has no count', () => {
  expect(countOf('minSalary', '3000', { category: { it: some } })).toBeUndefined()
  expect(countOf('minSalary', '3000', null)).toBeUndefined()
})

test('a value that would give nothing is idle, unless it is chosen or its count is not known', () => {
  expect(isIdle(none, '50000', [''])).toBe(true)
  expect(isIdle(none, '50000', ['50000'])).toBe(false)
  expect(isIdle(some, '3000', [''])).toBe(false)
  expect(isIdle(undefined, '3000', [''])).toBe(false)
})
