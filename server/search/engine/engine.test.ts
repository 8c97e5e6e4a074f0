import { paySteps, sorts } from '@qareeb/contract/search/choices'
import { pageSize } from '@qareeb/contract/search/search-bounds'
import { randomNumbers } from '@qareeb/demo/random'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freshDatabase, type TestDatabase } from '../../testing/database.ts'
import { expectSamePages } from '../../testing/search/expect-same-pages.ts'
import { anyRequest, randomRequest, type World } from '../../testing/search/random-request.ts'
import { referenceCount } from '../../testing/search/reference-query.ts'
import { withValue } from '../../testing/search/with-value.ts'
import { companiesFor, seededNow, seedJobAds } from '../../testing/seeds/many-job-ads.ts'
import { codeOf, dimensions } from './codes.ts'
import { countFacets } from './count-facets.ts'
import { countMatches } from './count-matches.ts'
import { countedFilters, type CountedName, countedNames } from './counted-values.ts'
import { findMapSquares } from './find-map-squares.ts'
import { findPage } from './find-page.ts'
import { localPart } from './parts.ts'
import type { SearchFilter, SearchRequest } from './request.ts'
import { readStatistics, type Statistics } from './statistics.ts'

const ads = 6_000

let database: TestDatabase
let statistics: Statistics
let world: World

beforeAll(async () => {
  database = await freshDatabase()
  await seedJobAds(database.ownerUrl, ads)
  statistics = await readStatistics(database.db)
  const words = await database.db.query<{ word: string }>({
    text: 'select word from search_word group by word having count(*) > 2 order by count(*) desc, word limit 2000',
  })
  world = { now: seededNow, words: words.map(({ word }) => word), organizations: companiesFor(ads) }
}, 60_000)
afterAll(() => database.drop())

describe('a page', () => {
  it('equals the result of a plain query, for any request', async () => {
    const random = randomNumbers(1)
    for (let count = 0; count < 300; count++)
      await expectSamePages(database.db, statistics, anyRequest(random, world))
  }, 60_000)

  it.each([0, 1, 1e9])(
    'is so too where the statistics are wrong: %d rows',
    async (rows) => {
      const random = randomNumbers(2)
      for (let count = 0; count < 60; count++)
        await expectSamePages(database.db, { ...statistics, rows }, anyRequest(random, world))
    },
    60_000,
  )

  it('equals it with statistics of nearly no match, and of matches everywhere', async () => {
    for (const share of [0.00001, 1]) {
      const random = randomNumbers(3)
      for (let count = 0; count < 60; count++)
        await expectSamePages(
          database.db,
          {
            ...statistics,
            rows: 1_000_000,
            share: () => share,
            shareOfTiles: () => share,
            recent: () => share,
          },
          anyRequest(random, world),
        )
    }
  }, 60_000)

  it('shows of the locations in the area the nearest, in every order', async () => {
    const area = { kind: 'bounds', south: 24.6, north: 24.9, west: 46.5, east: 46.9 } as const
    for (const sort of sorts)
      await expectSamePages(database.db, statistics, {
        now: seededNow,
        sort,
        area,
        viewer: { lat: 24.75, lng: 46.7 },
      })
  })

  it('counts the ads of the area where the page holds them all', async () => {
    const random = randomNumbers(4)
    for (let count = 0; count < 40; count++) {
      const request = randomRequest(random, world)
      const { total } = await findPage(database.db, statistics, request)
      const local = localPart(request)
      const lying = local ? ((await countPlainly(local)) ?? 0) : 0
      expect(total).toBe(lying > pageSize ? null : lying)
    }
  })
})

/** A count has no order and no viewer. */
function filterOf(request: SearchRequest): SearchFilter {
  const { sort: _sort, viewer: _viewer, ...filter } = request
  return filter
}

const countPlainly = async (filter: SearchFilter) =>
  (await database.db.query<{ number: number }>(referenceCount(filter)))[0]?.number

describe('numbers', () => {
  it('are exact in a small table, for the total and for every value of every filter', async () => {
    const random = randomNumbers(5)
    for (let count = 0; count < 40; count++) {
      const filter = filterOf(randomRequest(random, world))
      const facets = await countFacets(database.db, statistics, filter)
      expect(await countMatches(database.db, statistics, filter)).toEqual({
        value: await countPlainly(filter),
        exact: true,
      })
      expect(facets.total).toEqual({ value: await countPlainly(filter), exact: true })
      expect(facets.locations).toEqual({ value: await countLocations(filter), exact: true })
      for (const name of countedNames) {
        const value = valueOf(name, random)
        expect(facets[name].get(value)).toEqual({
          exact: true,
          value: await countPlainly(withValue(filter, name, value)),
        })
      }
    }
  }, 60_000)

  it('that are said to be exact are so where the table is thought to be large', async () => {
    const random = randomNumbers(6)
    const large = { ...statistics, rows: 300_000 }
    let exact = 0
    for (let round = 0; round < 80; round++) {
      const filter = filterOf(randomRequest(random, world))
      const count = await countMatches(database.db, large, filter)
      const facets = await countFacets(database.db, large, filter)
      for (const told of [count, facets.total]) {
        if (!told.exact) continue
        exact++
        expect(told.value).toBe(await countPlainly(filter))
      }
      for (const name of countedNames) {
        const value = valueOf(name, random)
        const told = facets[name].get(value)
        if (told?.exact) expect(told.value).toBe(await countPlainly(withValue(filter, name, value)))
      }
    }
    expect(exact).toBeGreaterThan(40)
  }, 60_000)
})

/** A value of a filter, drawn by lot. */
function valueOf(name: CountedName, random: () => number): string {
  const { values } = countedFilters[name]
  return values[Math.floor(random() * values.length)] ?? ''
}

describe('the map', () => {
  const riyadh = { south: 24.4, north: 25, west: 46.3, east: 47.1 }

  it('shows every location of the rectangle once, in one square or another', async () => {
    const random = randomNumbers(7)
    for (let count = 0; count < 40; count++) {
      const { area: _, ...filter } = filterOf(randomRequest(random, world))
      const squares = await findMapSquares(database.db, statistics, filter, { bounds: riyadh, zoom: 11 })
      const shown = { ...filter, area: { kind: 'bounds', ...riyadh }, localOnly: true } as const
      expect(squares.reduce((sum, { locations }) => sum + locations, 0)).toBe(await countLocations(shown))
    }
  })

  it('puts every mark at one of its locations, so that none stands in the sea between two shores', async () => {
    const keyOf = ({ lat, lng }: { lat: number; lng: number }) => `${lat.toFixed(5)},${lng.toFixed(5)}`
    const entries = await database.db.query<{ lat: number; lng: number }>({
      text: 'select lat::float8 as lat, lng::float8 as lng from search_entry',
    })
    const locations = new Set(entries.map(keyOf))
    for (const zoom of [6, 9, 12]) {
      const squares = await findMapSquares(
        database.db,
        statistics,
        { now: seededNow },
        { bounds: riyadh, zoom },
      )
      expect(squares.filter((square) => !locations.has(keyOf(square)))).toEqual([])
      expect(squares.every(({ lat, bounds }) => lat >= bounds.south && lat <= bounds.north)).toBe(true)
    }
  })

  it('splits squares on the way in, down to pins', async () => {
    const [coarse] = await findMapSquares(
      database.db,
      statistics,
      { now: seededNow },
      { bounds: riyadh, zoom: 8 },
    )
    if (!coarse) throw new Error('Nothing in Riyadh')
    const { south, west, north, east } = coarse.bounds
    const bounds = { south, west, north, east }
    const fine = await findMapSquares(database.db, statistics, { now: seededNow }, { bounds, zoom: 14 })
    expect(fine.reduce((sum, { locations }) => sum + locations, 0)).toBe(coarse.locations)
    expect(fine.length).toBeGreaterThan(10)
    expect(fine.some(({ locations }) => locations === 1)).toBe(true)
  })

  it('stays small however much is asked for at once', async () => {
    const bounds = { south: -90, north: 90, west: -180, east: 180 }
    const squares = await findMapSquares(database.db, statistics, { now: seededNow }, { bounds, zoom: 18 })
    expect(squares.length).toBeLessThanOrEqual(450)
  })

  it('shows only the part of a circle inside the rectangle', async () => {
    const circle = { kind: 'circle', lat: 24.7, lng: 46.7, radiusKm: 10 } as const
    const bounds = { ...riyadh, south: 24.7 }
    const squares = await findMapSquares(
      database.db,
      statistics,
      { now: seededNow, area: circle },
      { bounds, zoom: 12 },
    )
    const shown: SearchFilter = { now: seededNow, area: { ...circle, within: bounds }, localOnly: true }
    expect(squares.reduce((sum, { locations }) => sum + locations, 0)).toBe(await countLocations(shown))
    expect(Math.min(...squares.map((square) => square.bounds.south))).toBeGreaterThanOrEqual(24.7)
  })
})

async function countLocations(filter: SearchFilter): Promise<number> {
  const counting = referenceCount(filter)
  const text = counting.text.replace('count(distinct number)', 'count(*)')
  const [row] = await database.db.query<{ number: number }>({ ...counting, text })
  return row?.number ?? 0
}

describe('the letters of the enumerations', () => {
  it('are the same in TypeScript and SQL', async () => {
    for (const { column, values } of dimensions) {
      const type =
        column === 'category' ? 'job_category' : column === 'seniority' ? 'seniority_level' : column
      const rows = await database.db.query<{ value: string; code: string }>({
        text: `select value::text, search_code(value)::text as code from unnest(enum_range(null::${type})) as value`,
      })
      expect(rows).toEqual(values.map((value) => ({ value, code: codeOf(values, value) })))
    }
  })

  it('and the steps of the salary', async () => {
    const rows = await database.db.query<{ token: string }>({
      text: 'select pay_token(step) as token from unnest($1::int[]) as step',
      values: [paySteps],
    })
    expect(rows.map(({ token }) => token)).toEqual(paySteps.map((step) => `p=${step}`))
  })
})
