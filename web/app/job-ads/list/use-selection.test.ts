import { expect, test } from 'vitest'
import { between, withRange } from './use-selection.ts'

test('a range names both of its ends, in either direction', () => {
  expect(between(['a', 'b', 'c', 'd'], 'b', 'd')).toEqual(['b', 'c', 'd'])
  expect(between(['a', 'b', 'c', 'd'], 'c', 'a')).toEqual(['a', 'b', 'c'])
})

test('a range from an ad that has left the list is empty', () => {
  expect(between(['a', 'b'], 'x', 'b')).toEqual([])
})

test('a range that grows and shrinks leaves ads outside of it selected', () => {
  expect(withRange(['a', 'c'], ['c'], ['c', 'd'])).toEqual(['a', 'c', 'd'])
  expect(withRange(['a', 'c', 'd'], ['c', 'd'], ['c'])).toEqual(['a', 'c'])
})
