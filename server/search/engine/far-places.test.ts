import { randomNumbers } from '@qareeb/demo/random'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshDatabase, type TestDatabase } from '../../testing/database.ts'
import { expectSamePages } from '../../testing/search/expect-same-pages.ts'
import { randomRequest, type World } from '../../testing/search/random-request.ts'
import { toFoundEntry, referenceQuery, type ReferenceRow } from '../../testing/search/reference-query.ts'
import { seededNow, seedJobAds } from '../../testing/seeds/many-job-ads.ts'
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
  // As if there were thousands of times as many ads, so that it searches step by step.
  const statistics = { ...(await readStatistics(database.db)), rows: 1_000_000 }
  const found: number[] = []
  let after: Cursor | null = null
  do {
    const page = await findPage(database.db, statistics, after ? { ...request, after } : request)
    found.push(...page.rows.map(({ number }) => number))
    after = page.next
  } while (after)

  const expected = await database.db.query<ReferenceRow>(referenceQuery(request, 1_000))
  expect(found).toEqual(expected.map((row) => toFoundEntry(row).number))
  expect(found.length).toBeGreaterThan(area ? 20 : 200)
})

test('requests from abroad or from the desert find the same ads as a plain query', async () => {
  const random = randomNumbers(11)
  const statistics = { ...(await readStatistics(database.db)), rows: 1_000_000 }
  const words = await database.db.query<{ word: string }>({
    text: 'select word from search_word group by word order by count(*) desc, word limit 30',
  })
  const world: World = { now: seededNow, words: words.map(({ word }) => word), organizations: 20 }
  const viewers = [london, auckland, { lat: 30, lng: 31.2 }, { lat: 25.2, lng: 55.3 }, { lat: 20, lng: 50 }]
  for (const viewer of viewers)
    for (let count = 0; count < 12; count++)
      await expectSamePages(database.db, statistics, {
        ...randomRequest(random, world),
        sort: 'closest',
        viewer,
      })
}, 60_000)

test('a cursor of no list is followed, and no nearer ad is listed', async () => {
  const statistics = { ...(await readStatistics(database.db)), rows: 1_000_000 }
  for (const metres of [0, 3_000, 250_000, 900_000, 13_000_000]) {
    const after = { kind: 'distance', metres, number: 1 } as const
    const request: SearchRequest = { now: seededNow, sort: 'closest', viewer: riyadh, workMode: ['onsite'] }
    const page = await findPage(database.db, statistics, { ...request, after })
    const { text, values = [] } = referenceQuery(request, 1_000)
    const following = await database.db.query<ReferenceRow>({
      text: text.replace('as matching', `as matching where (distance, number) > (${metres}, 1)`),
      values,
    })
    expect(page.rows.map(({ number }) => number)).toEqual(
      following.slice(0, 20).map((row) => toFoundEntry(row).number),
    )
  }
})
