import { expect, test } from 'vitest'
import { between } from './use-selection.ts'

test('a range names both of its ends, in either direction', () => {
  expect(between(['a', 'b', 'c', 'd'], 'b', 'd')).toEqual(['b', 'c', 'd'])
  expect(between(['a', 'b', 'c', 'd'], 'c', 'a')).toEqual(['a', 'b', 'c'])
})

test('a range from an ad that has left the list is empty', () => {
  expect(between(['a', 'b'], 'x', 'b')).toEqual([])
})
