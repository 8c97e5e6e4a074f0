import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { freshDatabase, type TestDatabase } from '../../../testing/database.ts'
import type { Statistics } from '../statistics.ts'
import { cellsOf } from './cells.ts'
import { cellsWithin } from './divide-squares.ts'
import { mercatorX, mercatorY } from './mercator.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await freshDatabase()
})
afterAll(() => database.drop())

const riyadh = { lat: 24.7, lng: 46.7 }
const [cellOfRiyadh = 0] =
  cellsOf({ south: riyadh.lat, west: riyadh.lng, north: riyadh.lat, east: riyadh.lng })?.lows ?? []

/** Every square that holds the middle of Riyadh holds all entries. */
const oneCity: Statistics = {
  rows: 1_000_000,
  share: () => 1,
  isCommon: () => true,
  shareOfTiles: ({ zoom, left, right, top, bottom }) => {
    const [x, y] = [
      Math.floor(mercatorX(riyadh.lng) * 2 ** zoom),
      Math.floor(mercatorY(riyadh.lat) * 2 ** zoom),
    ]
    return left <= x && x <= right && top <= y && y <= bottom ? 1 : 0
  },
  squares: () => [],
  recent: () => 1,
}

/** Ten-thousandths of a degree, as fine as `real` is. */
const between = (least: number, most: number) =>
  fc.integer({ min: least * 10_000, max: most * 10_000 }).map((parts) => parts / 10_000)
const lat = between(-84, 84)
const lng = between(-180, 179)
const degrees = between(0, 40).map((size) => size + 0.001)

it('gives the cells of a rectangle the same numbers as the database', async () => {
  const places = fc.sample(fc.record({ lat, lng, height: degrees, width: degrees }), 300)
  // The place is the corner where rounding could put it into a neighbouring cell.
  const rows = await database.db.query<{ cell: number; lat: number; lng: number }>({
    text: `select search_cell(lat, lng) as cell, lat::float8, lng::float8 from unnest($1::real[], $2::real[]) as place (lat, lng)`,
    values: [places.map((place) => place.lat), places.map((place) => place.lng)],
  })
  for (const [index, { cell, ...place }] of rows.entries()) {
    const { height = 1, width = 1 } = places[index] ?? {}
    const bounds = {
      south: place.lat,
      west: place.lng,
      north: Math.min(85, place.lat + height),
      east: Math.min(180, place.lng + width),
    }
    const few = cellsOf(bounds)
    for (const { lows, highs } of [few, cellsWithin(oneCity, bounds)].filter((ranges) => ranges !== null)) {
      const covers = lows.some((low, at) => low <= cell && cell <= (highs[at] ?? 0))
      expect(covers, JSON.stringify(bounds)).toBe(true)
    }
    expect(few?.lows.length ?? 0).toBeLessThanOrEqual(12)
  }
})

it('covers a street by a few small cells', () => {
  const street = cellsOf({ south: 24.77, west: 46.73, north: 24.79, east: 46.75 })
  if (!street) throw new Error('A street is too large.')
  const cells = street.highs.reduce((sum, high, at) => sum + high - (street.lows[at] ?? 0) + 1, 0)

  expect(cells).toBeLessThanOrEqual(12)
})

it.each([
  ['the east of the Gulf and half of Asia', { south: 14.5, west: 55.2, north: 42.7, east: 99.2 }],
  ['a large desert', { south: 18, west: 46.9, north: 24.4, east: 55 }],
])('covers %s without a city beside it', (_, bounds) => {
  expect(cellsOf(bounds)).toBeNull()
  const { lows, highs } = cellsWithin(oneCity, bounds)

  expect(lows.length).toBeLessThan(300)
  expect(lows.some((low, at) => low <= cellOfRiyadh && cellOfRiyadh <= (highs[at] ?? 0))).toBe(false)
})
