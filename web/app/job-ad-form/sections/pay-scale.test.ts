import { expect, test } from 'vitest'
import { scaleOf } from './pay-scale.ts'

test('the scale holds the own range and the median, in their order', () => {
  const { at, labels } = scaleOf({ median: 9_800, min: 6_000, max: 13_000 })
  expect(at(6_000)).toBeGreaterThan(0)
  expect(at(6_000)).toBeLessThan(at(9_800))
  expect(at(9_800)).toBeLessThan(at(13_000))
  expect(at(13_000)).toBeLessThan(100)
  expect(labels.map(({ amount }) => amount)).toEqual([9_800, 6_000, 13_000])
})

test('the median stands in the middle while nothing is typed, and no label covers another', () => {
  expect(scaleOf({ median: 9_800, min: null, max: null }).at(9_800)).toBe(50)
  expect(scaleOf({ median: 9_800, min: 9_700, max: 30_000 }).labels.map(({ amount }) => amount)).toEqual([
    9_800, 30_000,
  ])
})
