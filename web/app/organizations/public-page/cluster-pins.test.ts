import { expect, test } from 'vitest'
import { clusterPins } from './cluster-pins.ts'

const riyadh = { x: 300, y: 100 }
const jeddah = { x: 40, y: 180 }

test('does not join pins that are far from each other', () => {
  expect(clusterPins([riyadh, jeddah])).toEqual([
    { ...riyadh, indexes: [0] },
    { ...jeddah, indexes: [1] },
  ])
})

test('joins the pins of one city to one cluster in their middle', () => {
  const clusters = clusterPins([riyadh, jeddah, { x: 306, y: 104 }, { x: 303, y: 96 }])
  expect(clusters).toEqual([
    { ...jeddah, indexes: [1] },
    { x: 303, y: 100, indexes: [0, 2, 3] },
  ])
})

test('no cluster covers another, also after one has moved by growing', () => {
  const row = Array.from({ length: 30 }, (_, index) => ({ x: index * 17, y: 0 }))
  const clusters = clusterPins(row)
  const columns = clusters.map(({ x }) => x).toSorted((one, other) => one - other)
  const gaps = columns.slice(1).map((x, index) => x - (columns[index] ?? x))
  // Two words of a count beside each other.
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(88)
  expect(clusters.flatMap(({ indexes }) => indexes)).toHaveLength(30)
})

test('keeps the indexes of the list where one pin lies beyond the map', () => {
  expect(clusterPins([null, jeddah])).toEqual([{ ...jeddah, indexes: [1] }])
})
