import fc from 'fast-check'
import { expect, test } from 'vitest'
import { snapView } from './view-grid.ts'

const riyadh = { south: 24.6, west: 46.5, north: 24.9, east: 46.9 }

test('grows the view by less than a cell on each side', () => {
  const { bounds } = snapView(riyadh, 10)
  const cell = 360 / (2 * 2 ** 10)
  expect(bounds.west).toBeLessThanOrEqual(riyadh.west)
  expect(riyadh.west - bounds.west).toBeLessThan(cell)
  expect(bounds.north).toBeGreaterThanOrEqual(riyadh.north)
  expect(bounds.north - riyadh.north).toBeLessThan(cell)
})

test('asks for the same rectangle after a small movement', () => {
  const moved = { ...riyadh, west: riyadh.west + 0.0001, east: riyadh.east + 0.0001 }
  expect(snapView(moved, 10.2)).toEqual(snapView(riyadh, 10))
})

test('always covers the view, within what the contract accepts', () => {
  const degrees = (min: number, max: number) => fc.double({ min, max, noNaN: true })
  const view = fc.record({
    lat: degrees(12, 36),
    lng: degrees(30, 60),
    size: degrees(0.001, 4),
    zoom: degrees(0, 24),
  })
  fc.assert(
    fc.property(view, ({ lat, lng, size, zoom }) => {
      const { bounds, zoom: level } = snapView(
        { south: lat, west: lng, north: lat + size, east: lng + size },
        zoom,
      )
      expect(bounds.south).toBeLessThan(lat + 1e-6)
      expect(bounds.east).toBeGreaterThan(lng + size - 1e-6)
      expect(bounds.north).toBeGreaterThan(bounds.south)
      expect(level).toBeGreaterThanOrEqual(5)
      expect(level).toBeLessThanOrEqual(18)
    }),
  )
})
