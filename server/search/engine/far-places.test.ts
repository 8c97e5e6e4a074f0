import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { freshDatabase, type TestDatabase } from '../../testing/database.ts'
import { asFound, referenceQuery, type ReferenceRow } from '../../testing/search/reference-query.ts'
import { seededNow, seedJobAds } from '../../testing/search/seed.ts'
import { findPage } from './find-page.ts'
import type * as limits from './limits.ts'
import type { Cursor, SearchRequest } from './request.ts'
import { readStatistics } from './statistics.ts'

/** As if the country had thousands of times as many ads: a walk by distance ends long before they do. */
vi.mock('./limits.ts', async (original) => ({ ...(await original<typeof limits>()), farthestWalk: 60 }))

let database: TestDatabase

beforeAll(async () => {
  database = await freshDatabase()
  await seedJobAds(database.ownerUrl, 300)
}, 60_000)
afterAll(() => database.drop())

test('the list of the nearest ends with the last ad, however far the walk to it', async () => {
  const request: SearchRequest = { now: seededNow, sort: 'closest', viewer: { lat: 24.7, lng: 46.7 } }
  const statistics = await readStatistics(database.db)
  const found: number[] = []
  let after: Cursor | null = null
  do {
    const page = await findPage(database.db, statistics, after ? { ...request, after } : request)
    found.push(...page.rows.map(({ number }) => number))
    after = page.next
  } while (after)

  const expected = await database.db.query<ReferenceRow>(referenceQuery(request, 1_000))
  expect(found).toEqual(expected.map((row) => asFound(row).number))
  expect(found.length).toBeGreaterThan(200)
})
