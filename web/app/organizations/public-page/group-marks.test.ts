import { expect, test } from 'vitest'
import { groupMarks } from './group-marks.ts'

const riyadh = { x: 300, y: 100 }
const jeddah = { x: 40, y: 180 }

test('does not group marks that are far from each other', () => {
  expect(groupMarks([riyadh, jeddah])).toEqual([
    { ...riyadh, indexes: [0] },
    { ...jeddah, indexes: [1] },
  ])
})

test('puts those of one city into one group in their middle', () => {
  const groups = groupMarks([riyadh, jeddah, { x: 306, y: 104 }, { x: 303, y: 96 }])
  expect(groups).toEqual([
    { ...jeddah, indexes: [1] },
    { x: 303, y: 100, indexes: [0, 2, 3] },
  ])
})

test('leaves no two groups on each other, also where a group has moved by growing', () => {
  const row = Array.from({ length: 30 }, (_, index) => ({ x: index * 17, y: 0 }))
  const groups = groupMarks(row)
  const places = groups.map(({ x }) => x).toSorted((one, other) => one - other)
  const gaps = places.slice(1).map((x, index) => x - (places[index] ?? x))
  // Two words of a count beside each other.
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(88)
  expect(groups.flatMap(({ indexes }) => indexes)).toHaveLength(30)
})

test('keeps the numbers of the list where one of it lies beyond the map', () => {
  expect(groupMarks([null, jeddah])).toEqual([{ ...jeddah, indexes: [1] }])
})
