import { cityPresets } from '@qareeb/contract/cities'
import { regionPlaces } from '@qareeb/reference/region-places'
import type { RegionKey } from '@qareeb/reference/regions'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Database } from '../../platform/database/database.ts'
import { freshDatabase, type TestDatabase } from '../../testing/database.ts'
import { readsOf } from '../../testing/search/explain.ts'
import { seededNow as now, seedJobAds } from '../../testing/seeds/many-job-ads.ts'
import { countFacets } from './count-facets.ts'
import { countMatches, countRoughly } from './count-matches.ts'
import { findMapSquares } from './find-map-squares.ts'
import { findPage } from './find-page.ts'
import { indexScanByTiles } from './index-scans/index-scan-by-tiles.ts'
import type { Area, Point, SearchFilter, SearchRequest } from './request.ts'
import { tileAt } from './squares/tiles.ts'
import { readStatistics, type Statistics } from './statistics.ts'
import type * as limits from './thresholds.ts'

// Tests of the server share their modules (see vitest.config.ts); modules with these limits are loaded again for
// this one.
vi.hoisted(() => vi.resetModules())
/**
 * An eightieth of each: so the engine has for 17,000 entries the limits for 1,400,000, and chooses as it does
 * there.
 */
vi.mock('./thresholds.ts', async (original) => ({
  ...(await original<typeof limits>()),
  sampleSize: 250,
  cheapCount: 75,
  affordableCount: 190,
  affordableFew: 75,
  fewAds: 62,
  longestIndexScan: 250,
}))

/** The limits for the most expensive request: blocks, and the part of a table that one scan reads. */
const mostBlocks = 1_000
const mostOfTable = 0.1

let database: TestDatabase
let statistics: Statistics
/** Rows by table. */
let sizes: Record<string, number>
let common: string
let rare: string

beforeAll(async () => {
  database = await freshDatabase()
  await seedJobAds(database.ownerUrl, 12_000)
  statistics = await readStatistics(database.db)
  const [counted] = await database.db.query<Record<string, number>>({
    text: `select (select count(*)::integer from search_entry) as search_entry,
      (select count(*)::integer from search_word) as search_word,
      (select count(*)::integer from search_card) as search_card`,
  })
  sizes = counted ?? {}
  const words = await database.db.query<{ word: string }>({
    text: 'select word from search_word group by word having count(*) > 3 order by count(*) desc, word',
  })
  common = words[0]?.word ?? ''
  rare = words.at(-1)?.word ?? ''
}, 90_000)
afterAll(async () => {
  vi.doUnmock('./thresholds.ts')
  vi.resetModules()
  await database.drop()
})

const riyadh = cityPresets.riyadh
const city = { kind: 'bounds', south: 24.4, north: 25.1, west: 46.2, east: 47.2 } as const
const district = { kind: 'bounds', south: 24.75, north: 24.81, west: 46.69, east: 46.75 } as const
const street = { kind: 'bounds', south: 24.77, north: 24.79, west: 46.73, east: 46.75 } as const
const around = (radiusKm: number) => ({ kind: 'circle', radiusKm, ...riyadh }) as const
const yesterday = new Date(now.getTime() - 86_400_000)

const filters = (): Record<string, Omit<SearchFilter, 'now'>> => ({
  nothing: {},
  city: { area: city },
  district: { area: district },
  'district, mode and pay': { area: district, workMode: ['onsite'], salaryFrom: 5000 },
  street: { area: street },
  category: { category: ['finance'] },
  'city, category and type': { area: city, category: ['finance'], employmentType: ['full-time'] },
  'the last filter alone': { seniority: ['senior'] },
  'five filters': {
    category: ['it'],
    workMode: ['hybrid'],
    employmentType: ['contract'],
    contractType: ['b2b'],
    seniority: ['mid'],
  },
  'several values': {
    category: ['it', 'finance', 'hr'],
    employmentType: ['contract', 'temporary'],
    area: city,
  },
  'a level that nearly always asks for experience, and none asked': {
    seniority: ['senior'],
    noExperience: true,
  },
  company: { organizationNumber: 7 },
  'pay and verified': { salaryFrom: 20_000, verified: true, area: city },
  'posted since yesterday': { postedAfter: yesterday, area: city },
  'radius of 2 km': { area: around(2) },
  'radius of 100 km and category': { area: around(100), category: ['legal'] },
  'a common word': { words: [[common]] },
  'a rare word': { words: [[rare]] },
  'a rare word in a city': { words: [[rare]], area: city },
  'a common word, city and mode': { words: [[common]], area: city, workMode: ['hybrid'] },
  'two words': { words: [[common], [rare, 'nowhere']] },
  'a word with alternatives and a category': { words: [[common, rare, 'nowhere']], category: ['it'] },
})

const names = Object.keys(filters())

async function expectFrugal(work: (db: Database) => Promise<unknown>) {
  for (const { name, blocks, readWhole, scans } of await readsOf(database.db, work)) {
    expect(readWhole, name).toEqual([])
    expect(blocks, name).toBeLessThanOrEqual(mostBlocks)
    // An index that is read from end to end is no better than its table.
    for (const { table, rows } of scans)
      expect(rows, `${name} in ${table}`).toBeLessThanOrEqual(mostOfTable * (sizes[table] ?? 0))
  }
}

describe('reads no table from end to end, and few blocks', () => {
  it.each(names)('for a page with %s, in any order', async (name) => {
    for (const sort of ['newest', 'closest', 'oldest'] as const) {
      const request: SearchRequest = { ...filters()[name], now, sort, viewer: riyadh }
      await expectFrugal((db) => findPage(db, statistics, request))
    }
  })

  it.each(names)('for the total and the counts of the filters with %s', async (name) => {
    await expectFrugal((db) => countMatches(db, statistics, { ...filters()[name], now }))
    await expectFrugal((db) => countRoughly(db, statistics, { ...filters()[name], now }))
    await expectFrugal((db) => countFacets(db, statistics, { ...filters()[name], now }))
  })

  it.each(names)('for the map with %s', async (name) => {
    const { kind: _, ...bounds } = city
    await expectFrugal((db) =>
      findMapSquares(db, statistics, { ...filters()[name], now }, { bounds, zoom: 11 }),
    )
  })
})

/** A region as it is searched: a circle of hundreds of kilometres, cut to a rectangle. */
function regionArea(key: RegionKey): Area {
  const reach = regionPlaces.find(({ region }) => region === key)?.reach
  if (!reach) throw new Error(`no region ${key}`)
  return { kind: 'circle', ...reach }
}

describe('reads as little in a region, for somebody who is there', () => {
  const { jeddah, dammam } = cityPresets

  it.each<[string, Point, () => Omit<SearchFilter, 'now'>]>([
    ['alone', jeddah, () => ({ area: regionArea('makkah') })],
    ['around an empty middle', dammam, () => ({ area: regionArea('eastern') })],
    ['with a common word', jeddah, () => ({ area: regionArea('makkah'), words: [[common]] })],
    ['with a rare word', jeddah, () => ({ area: regionArea('makkah'), words: [[rare]] })],
    [
      'with two filters',
      jeddah,
      () => ({ area: regionArea('makkah'), category: ['finance'], employmentType: ['full-time'] }),
    ],
  ])('%s', async (_, viewer, filter) => {
    for (const sort of ['newest', 'closest', 'oldest'] as const)
      await expectFrugal((db) => findPage(db, statistics, { ...filter(), now, sort, viewer }))
    await expectFrugal((db) => countMatches(db, statistics, { ...filter(), now }))
    await expectFrugal((db) => countFacets(db, statistics, { ...filter(), now }))
  })
})

describe('reads next to nothing for a rectangle where nothing is', () => {
  it.each([
    ['small', { south: 1, north: 2, west: 1, east: 2 }],
    ['a continent', { south: -60, north: 10, west: -120, east: -30 }],
  ])('%s', async (_, bounds) => {
    const filter = { area: { kind: 'bounds', ...bounds }, now } as const
    const works: ((db: Database) => Promise<unknown>)[] = [
      (db) => findPage(db, statistics, { ...filter, sort: 'newest', workMode: ['onsite'] }),
      (db) => findPage(db, statistics, { ...filter, sort: 'closest', viewer: riyadh, workMode: ['onsite'] }),
      (db) => countMatches(db, statistics, filter),
      (db) => findMapSquares(db, statistics, filter, { bounds, zoom: 5 }),
    ]
    for (const work of works)
      for (const { name, blocks } of await readsOf(database.db, work))
        expect(blocks, name).toBeLessThanOrEqual(60)
  })
})

it('a page after a position older than the wanted days reads nothing', async () => {
  const publishedAt = new Date(yesterday.getTime() - 1)
  const after = { kind: 'date', publishedAt, number: 1, isOther: false } as const
  const request: SearchRequest = {
    area: city,
    postedAfter: yesterday,
    workMode: ['onsite'],
    now,
    sort: 'newest',
    after,
  }
  const query = vi.spyOn(database.db, 'query')
  expect((await findPage(database.db, statistics, request)).rows).toEqual([])
  expect(query).not.toHaveBeenCalled()
  query.mockRestore()
})

/** A card for each row of the page, and an entry for each row whose words are asked. */
const lookedUp = new Set(['search_card_pkey', 'search_entry_key'])

// The planner once combined further indexes with the intended one in a BitmapAnd, at ten times the cost.
describe('a bitmap scan reads one index, with any other condition', () => {
  const three = { category: ['it'], workMode: ['onsite'], employmentType: ['full-time'] } satisfies Omit<
    SearchFilter,
    'now'
  >
  const anHourAgo = new Date(now.getTime() - 3_600_000)

  it.each<[string, string, () => Omit<SearchRequest, 'now'>]>([
    [
      'words and tiles',
      'search_entry_search',
      () => ({ ...three, words: [[rare]], area: city, sort: 'closest' }),
    ],
    ['a small place', 'search_entry_cell', () => ({ area: street, verified: true, sort: 'closest' })],
    [
      'a small place and a category',
      'search_entry_category_cell',
      () => ({ area: street, category: ['it'], sort: 'closest' }),
    ],
    [
      'the enumerations',
      'search_entry_filters',
      () => ({ ...three, contractType: ['b2b'], seniority: ['mid'], sort: 'newest' }),
    ],
    ['the date', 'search_entry_newest', () => ({ postedAfter: anHourAgo, verified: true, sort: 'closest' })],
  ])('%s', async (_, index, request) => {
    const reads = await readsOf(database.db, (db) =>
      findPage(db, statistics, { ...request(), now, viewer: riyadh }),
    )
    const scans = reads.filter(({ name }) => name?.startsWith(`search_bitmap_scan_${request().sort}`))
    const used = scans.map(({ indexes }) => indexes.filter((name) => !lookedUp.has(name)))
    expect(used).not.toEqual([])
    for (const indexes of used) expect(indexes).toEqual([index])
  })
})

describe('an index scan by date reads the lists of the tiles that hold a small area', () => {
  it.each(['newest', 'oldest'] as const)('%s first', async (sort) => {
    const request: SearchRequest = { now, sort, area: district, workMode: ['onsite'] }
    // The statistics of a million ads, with the share of each tile.
    const known: Statistics = {
      ...statistics,
      rows: 1_400_000,
      shareOfTiles: ({ zoom }) => (zoom === 12 ? 0.08 : 0.02),
    }
    const [walk, ...others] = await readsOf(database.db, (db) => findPage(db, known, request))
    expect(others).toEqual([])
    expect(walk?.name).toMatch(/^search_index_scan_by_tiles/)
    expect(new Set(walk?.indexes)).toEqual(new Set(['search_entry_tile_newest', 'search_card_pkey']))
    const rows = walk?.scans.reduce((sum, scan) => sum + scan.rows, 0)
    expect(rows).toBeLessThan(250)
  })

  const kinds = ([1, 2, 4, 6] as const).flatMap((count) =>
    (['newest', 'oldest'] as const).flatMap((sort) => [true, false].map((whole) => ({ count, sort, whole }))),
  )

  it.each(kinds)('$count lists, $sort first, to their end: $whole', async ({ count, sort, whole }) => {
    const shapes = { 1: [1, 1], 2: [2, 1], 4: [2, 2], 6: [3, 2] } as const
    const [columns, rows] = shapes[count]
    const { left, top } = tileAt(riyadh).tile
    const tiles = { zoom: 12, left, right: left + columns - 1, top, bottom: top + rows - 1 }
    const request: SearchRequest = { now, sort, area: city, workMode: ['onsite'] }
    const walk = indexScanByTiles(request, { sort, isWhole: whole, statistics, tiles })
    expect(walk.name).toMatch(`search_index_scan_by_tiles_${count}_${sort}${whole ? '_whole' : ''}`)
    const [read] = await readsOf(database.db, (db) => db.query(walk))
    expect(new Set(read?.indexes)).toEqual(new Set(['search_entry_tile_newest', 'search_card_pkey']))
    expect(read?.readWhole).toEqual([])
  })
})
