import { randomNumbers } from '@qareeb/demo/random'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { fillDemoData } from '../../demo-data/fill-demo-data.ts'
import { freshDatabase, type TestDatabase } from '../../testing/database.ts'
import { randomRequest } from '../../testing/search/random-request.ts'
import { toFoundEntry, referenceQuery, type ReferenceRow } from '../../testing/search/reference-query.ts'
import { seededNow as now } from '../../testing/seeds/many-job-ads.ts'
import { findMapSquares } from './find-map-squares.ts'
import { findPage } from './find-page.ts'
import { readStatistics } from './statistics.ts'

const organizations = 60

let database: TestDatabase

beforeAll(async () => {
  database = await freshDatabase()
  await fillDemoData(database.owner, { seed: 'search', ads: 2_000, organizations, now, length: 'brief' })
}, 60_000)
afterAll(() => database.drop())

it('a page of the demo country, where many ads share a place, equals the result of a plain query', async () => {
  const statistics = await readStatistics(database.db)
  const words = await database.db.query<{ word: string }>({
    text: 'select word from search_word group by word having count(*) > 2 order by count(*) desc, word limit 500',
  })
  const world = { now, words: words.map(({ word }) => word), organizations }
  const random = randomNumbers(5)

  for (let count = 0; count < 150; count++) {
    const request = randomRequest(random, world)
    const expected = await database.db.query<ReferenceRow>(referenceQuery(request, 20))
    // As it would be at a million ads, so that it scans indexes and searches step by step.
    const { rows } = await findPage(database.db, { ...statistics, rows: 1_000_000 }, request)

    expect(
      rows.map((row) => row.number),
      JSON.stringify(request),
    ).toEqual(expected.map((row) => toFoundEntry(row).number))
  }
}, 60_000)

/** Shores with bays and islands, on two sides of which companies have branches. */
const shores = {
  dammam: { south: 26.1, west: 49.7, north: 26.8, east: 50.4 },
  jeddah: { south: 21.2, west: 38.9, north: 21.9, east: 39.5 },
}

it.each(Object.entries(shores))(
  'every mark around %s stands at a branch, all of which are on land',
  async (_, bounds) => {
    const statistics = await readStatistics(database.db)
    const branches = await database.owner.query<{ lat: number; lng: number }>({
      text: 'select lat::real::float8 as lat, lng::real::float8 as lng from organization_location',
    })
    const locations = new Set(branches.map(({ lat, lng }) => `${lat},${lng}`))
    for (const zoom of [8, 9, 10, 11, 12, 13, 14]) {
      const squares = await findMapSquares(database.db, statistics, { now }, { bounds, zoom })
      expect(squares.length).toBeGreaterThan(0)
      expect(
        squares.map(({ lat, lng }) => `${lat},${lng}`).filter((location) => !locations.has(location)),
      ).toEqual([])
    }
  },
)
