import { randomNumbers } from '@qareeb/demo/random'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { freshDatabase, type TestDatabase } from '../../../testing/database.ts'
import { expectSamePages } from '../../../testing/search/expect-same-pages.ts'
import { anyRequest, type World } from '../../../testing/search/random-request.ts'
import { companiesFor, seededNow, seedJobAds } from '../../../testing/seeds/many-job-ads.ts'
import type { Area, SearchRequest } from '../request.ts'
import { readStatistics, type Statistics } from '../statistics.ts'
import type * as limits from '../thresholds.ts'

// Tests of the server share their modules (see vitest.config.ts); modules with this limit are loaded again for this
// one.
vi.hoisted(() => vi.resetModules())
/** Fewer rows than lie in the tiles of a city. */
vi.mock('../thresholds.ts', async (original) => ({
  ...(await original<typeof limits>()),
  longestIndexScan: 150,
}))

const ads = 4_000
const world: World = { now: seededNow, words: ['accountant'], organizations: companiesFor(ads) }

let database: TestDatabase
let statistics: Statistics

beforeAll(async () => {
  database = await freshDatabase()
  await seedJobAds(database.ownerUrl, ads)
  statistics = await readStatistics(database.db)
}, 60_000)
afterAll(async () => {
  vi.doUnmock('../thresholds.ts')
  vi.resetModules()
  await database.drop()
})

/**
 * A part of Riyadh, and none of the words or the remote jobs that no tile lists. One in three has no filter, since few
 * scans find a page under several.
 */
function requestInPart(random: () => number): SearchRequest {
  const { words: _, ...drawn } = anyRequest(random, world)
  const request = random() < 1 / 3 ? { now: world.now } : drawn
  const sort = random() < 0.5 ? 'newest' : 'oldest'
  const [lat, lng] = [24.6 + random() * 0.2, 46.6 + random() * 0.2]
  if (random() < 0.5) return { ...request, sort, workMode: ['onsite'], area: circleAt({ lat, lng }, random) }
  const [north, east] = [lat + random() * 0.1, lng + random() * 0.1]
  return { ...request, sort, area: { kind: 'bounds', south: lat, west: lng, north, east } }
}

/** Every second one is shown in part. */
function circleAt({ lat, lng }: { lat: number; lng: number }, random: () => number): Area {
  const circle = { kind: 'circle', lat, lng, radiusKm: 1 + random() * 6 } as const
  if (random() < 0.5) return circle
  return { ...circle, within: { south: lat - 0.03, west: lng - 0.01, north: lat + 0.02, east: lng + 0.04 } }
}

/** The names of the statements for many requests whose lists are estimated to hold so many rows, where everything matches. */
async function sentFor(listed: number) {
  const known: Statistics = {
    ...statistics,
    rows: 1_000_000,
    share: () => 1,
    shareOfTiles: ({ zoom }) => (zoom === 12 ? listed / 1_000_000 : 0.01),
  }
  const asked = vi.spyOn(database.db, 'query')
  const random = randomNumbers(6)
  for (let count = 0; count < 120; count++) await expectSamePages(database.db, known, requestInPart(random))
  const names = asked.mock.calls.map(([statement]) => ('name' in statement && statement.name) || '')
  asked.mockRestore()
  return names
}

/** How many index scans by tiles returned the page, and how many gave up and led to a bitmap scan. */
function outcomesOf(names: string[]) {
  const after = names.flatMap((name, index) =>
    name.startsWith('search_index_scan_by_tiles') ? [names[index + 1] ?? ''] : [],
  )
  const gaveUp = after.filter((name) => name.startsWith('search_bitmap_scan')).length
  return { gaveUp, gave: after.length - gaveUp }
}

it('equals the result of a plain query where the lists are read to their end', async () => {
  const { gave, gaveUp } = outcomesOf(await sentFor(10))
  expect(gave).toBeGreaterThan(90)
  expect(gaveUp).toBe(0)
})

it('and where it may give up', async () => {
  const { gave, gaveUp } = outcomesOf(await sentFor(1_000))
  expect(gave).toBeGreaterThan(25)
  expect(gaveUp).toBeGreaterThan(55)
})
