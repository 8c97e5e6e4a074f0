import { expect, test } from 'vitest'
import { districtCells } from './district-cells.ts'

const centre = { lat: 24.7, lng: 46.7 }
const eastern = { lat: 24.7, lng: 46.72 }
const remote = { lat: 21.5, lng: 39.2 }

test('draws a free district as a round area around its centre', () => {
  const [cell] = districtCells([centre, remote])
  const [lngs, lats] = [cell?.outline.map(([lng]) => lng) ?? [], cell?.outline.map(([, lat]) => lat) ?? []]
  expect((Math.max(...lngs) + Math.min(...lngs)) / 2).toBeCloseTo(46.7, 5)
  expect((Math.max(...lats) - Math.min(...lats)) * 111.2).toBeCloseTo(5.6, 1)
})

test('ends halfway to a neighbour', () => {
  const [cell] = districtCells([centre, eastern])
  expect(Math.max(...(cell?.outline.map(([lng]) => lng) ?? []))).toBeCloseTo(46.71, 5)
})

test('finds the shared sides', () => {
  const [cell, , alone] = districtCells([centre, eastern, remote])
  expect(cell?.sharedEdges).toHaveLength(1)
  expect(cell?.sharedEdges[0]?.every(([lng]) => Math.abs(lng - 46.71) < 1e-5)).toBe(true)
  expect(alone?.sharedEdges).toEqual([])
})

test('closes every outline', () => {
  for (const { outline } of districtCells([centre, eastern, remote]))
    expect(outline.at(-1)).toEqual(outline[0])
})
