import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { freshDatabase, type TestDatabase } from '../../../testing/database.ts'
import { cellsOf } from './cells.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await freshDatabase()
})
afterAll(() => database.drop())

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
    const { lows, highs } = cellsOf(bounds)
    const covers = lows.some((low, at) => low <= cell && cell <= (highs[at] ?? 0))
    expect(covers, JSON.stringify(bounds)).toBe(true)
    expect(lows.length).toBeLessThanOrEqual(12)
  }
})

it('covers a street by a few small cells', () => {
  const { lows, highs } = cellsOf({ south: 24.77, west: 46.73, north: 24.79, east: 46.75 })
  const cells = highs.reduce((sum, high, at) => sum + high - (lows[at] ?? 0) + 1, 0)

  expect(cells).toBeLessThanOrEqual(12)
})
