import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshDatabase, type TestDatabase } from '../../testing/database.ts'
import { asFound, referenceQuery, type ReferenceRow } from '../../testing/search/reference-query.ts'
import { seededNow, seedJobAds } from '../../testing/search/seed.ts'
import { findPage } from './find-page.ts'
import type { Area, Cursor, Point, SearchRequest } from './request.ts'
import { readStatistics } from './statistics.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await freshDatabase()
  await seedJobAds(database.ownerUrl, 300)
}, 60_000)
afterAll(() => database.drop())

const riyadh = { lat: 24.7, lng: 46.7 }
const london = { lat: 51.5, lng: -0.1 }
const auckland = { lat: -36.8, lng: 174.8 }
const hijaz: Area = { kind: 'bounds', south: 20, west: 38, north: 25, east: 41 }
const aroundJeddah: Area = { kind: 'circle', lat: 21.5, lng: 39.2, radiusKm: 60 }

test.each<[string, Point, Area | undefined]>([
  ['from the middle of the country', riyadh, undefined],
  ['from far away', london, undefined],
  ['from the other side of the earth', auckland, undefined],
  ['in a rectangle elsewhere', riyadh, hijaz],
  ['around a place elsewhere', riyadh, aroundJeddah],
])('the list of the nearest ends with the last ad: %s', async (_, viewer, area) => {
  const request: SearchRequest = { now: seededNow, sort: 'closest', viewer, ...(area && { area }) }
  // As if there were thousands of times as many ads, so that it looks ring by ring.
  const statistics = { ...(await readStatistics(database.db)), rows: 1_000_000 }
  const found: number[] = []
  let after: Cursor | null = null
  do {
    const page = await findPage(database.db, statistics, after ? { ...request, after } : request)
    found.push(...page.rows.map(({ number }) => number))
    after = page.next
  } while (after)

  const expected = await database.db.query<ReferenceRow>(referenceQuery(request, 1_000))
  expect(found).toEqual(expected.map((row) => asFound(row).number))
  expect(found.length).toBeGreaterThan(area ? 20 : 200)
})
