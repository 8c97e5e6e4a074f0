import { expect, test } from 'vitest'
import { isFarBelow, scaleOf } from './pay-scale.ts'

test('the scale holds the own range and the median, in their order', () => {
  const { at, labels } = scaleOf({ median: 9_800, min: 6_000, max: 13_000 })
  expect(at(6_000)).toBeGreaterThan(0)
  expect(at(6_000)).toBeLessThan(at(9_800))
  expect(at(9_800)).toBeLessThan(at(13_000))
  expect(at(13_000)).toBeLessThan(100)
  expect(labels.map(({ amounts }) => amounts)).toEqual([[9_800], [6_000], [13_000]])
})

test('the median stands in the middle while nothing is typed, and no label covers another', () => {
  expect(scaleOf({ median: 9_800, min: null, max: null }).at(9_800)).toBe(50)
  expect(scaleOf({ median: 9_800, min: 9_700, max: 30_000 }).labels.map(({ amounts }) => amounts)).toEqual([
    [9_800],
    [30_000],
  ])
})

test('the ends of a narrow range far from the median share a label within the scale', () => {
  const { labels } = scaleOf({ median: 5_104, min: 5, max: 6.5 })
  expect(labels.map(({ amounts }) => amounts)).toEqual([[5_104], [5, 6.5]])
  // The middle would be beyond the edge.
  expect(labels[1]?.place).toBe(10)
})

test('a range of one amount has one label', () => {
  expect(scaleOf({ median: 9_800, min: 6_000, max: 6_000 }).labels.map(({ amounts }) => amounts)).toEqual([
    [9_800],
    [6_000],
  ])
})

test.each([
  [{ min: 5, max: 6.5 }, true],
  [{ min: 5, max: 6_500 }, true],
  [{ min: null, max: 509 }, true],
  [{ min: 600, max: 6_500 }, false],
  [{ min: null, max: null }, false],
])('beside a median of 5,104, %o is far below: %s', (own, isFar) => {
  expect(isFarBelow(5_104, own)).toBe(isFar)
})
