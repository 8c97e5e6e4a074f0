import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { freshDatabase, type TestDatabase } from '../../testing/database.ts'
import { referenceCount } from '../../testing/search/reference-query.ts'
import { withValue } from '../../testing/search/with-value.ts'
import { seededNow, seedJobAds } from '../../testing/seeds/many-job-ads.ts'
import { dimensions } from './codes.ts'
import { countFacets } from './count-facets.ts'
import { countMatches, countRoughly } from './count-matches.ts'
import { countedFilters, countedNames } from './counted-values.ts'
import { findMapSquares } from './find-map-squares.ts'
import type { SearchFilter } from './request.ts'
import { readStatistics, type Statistics } from './statistics.ts'
import type * as limits from './thresholds.ts'

// Tests of the server share their modules (see vitest.config.ts); modules with these limits are loaded again for
// this one.
vi.hoisted(() => vi.resetModules())
/** In so small a country every number would be exact: here a sample is small and an exact count is always too expensive. */
vi.mock('./thresholds.ts', async (original) => ({
  ...(await original<typeof limits>()),
  sampleSize: 1_000,
  cheapCount: 0,
  affordableCount: 0,
  maxRoughRows: 20,
}))

let database: TestDatabase
let statistics: Statistics
/** Lexemes, commonest first. */
let words: string[]

beforeAll(async () => {
  database = await freshDatabase()
  await seedJobAds(database.ownerUrl, 6_000)
  statistics = await readStatistics(database.db)
  const rows = await database.db.query<{ word: string }>({
    text: 'select word from search_word group by word order by count(*) desc, word limit 40',
  })
  words = rows.map(({ word }) => word)
}, 60_000)
afterAll(async () => {
  vi.doUnmock('./thresholds.ts')
  vi.resetModules()
  await database.drop()
})

const daysAgo = (days: number) => new Date(seededNow.getTime() - days * 86_400_000)
const ofWords = (first: number, last: number) => ({ words: [words.slice(first, last)], now: seededNow })

const countPlainly = async (filter: SearchFilter) =>
  (await database.db.query<{ number: number }>(referenceCount(filter)))[0]?.number ?? 0

/**
 * Three standard deviations, and a little for the rounding of ANALYZE. An ad has some four rows in the lists of its
 * words, one for each word and place, so a sample holds a quarter as many ads as rows.
 */
const tolerance = (ads: number) => 0.05 + 3 / Math.sqrt(Math.min(250, ads))

const filters = (): [string, SearchFilter][] => [
  ['one word', ofWords(0, 1)],
  ['two that mean the same', ofWords(0, 2)],
  ['four that mean the same', ofWords(0, 4)],
  ['four, common and rare', { ...ofWords(0, 2), words: [[...words.slice(0, 2), ...words.slice(30, 32)]] }],
  ['one word and a day', { ...ofWords(0, 1), postedAfter: daysAgo(1) }],
  ['one word and a fortnight', { ...ofWords(0, 1), postedAfter: daysAgo(14) }],
  ['four words and three days', { ...ofWords(0, 4), postedAfter: daysAgo(3) }],
  ['four words and a fortnight', { ...ofWords(0, 4), postedAfter: daysAgo(14) }],
  ['a filter', { ...ofWords(0, 4), employmentType: ['full-time'] }],
  ['no word', { now: seededNow }],
  ['no word and a week', { now: seededNow, postedAfter: daysAgo(7) }],
]

test('estimates are near the truth, with any number of synonyms and at any date', async () => {
  for (const [name, filter] of filters()) {
    const truth = await countPlainly(filter)
    const count = await countMatches(database.db, statistics, filter)
    const { value, exact } = count
    const { total, workMode } = await countFacets(database.db, statistics, filter)
    const message = `${name}: ${value} and ${total.value} for ${truth}`

    expect(exact, message).toBe(false)
    expect(Math.abs(value / truth - 1), message).toBeLessThan(tolerance(truth))
    expect(total, message).toEqual(count)
    const modes = [...workMode.values()].reduce((sum, mode) => sum + mode.value, 0)
    expect(Math.abs(modes / value - 1), message).toBeLessThan(0.05)
  }
})

test('several words are counted exactly where their sample would cost more', async () => {
  const filter = { now: seededNow, words: [words.slice(0, 1), words.slice(1, 2)] }
  const count = await countMatches(database.db, statistics, filter)
  expect(count).toEqual({ value: await countPlainly(filter), exact: true })
  const expensive = await countMatches(database.db, { ...statistics, rows: 1e8 }, filter)
  expect(expensive.exact).toBe(false)
})

test('a rough count estimates many ads, counts few exactly, and gives a lower bound between them', async () => {
  const ofDays = (days: number): SearchFilter => ({
    now: seededNow,
    postedAfter: daysAgo(days),
    category: ['it'],
  })
  const roughly = (filter: SearchFilter) => countRoughly(database.db, statistics, filter)
  const truths = new Map<number, SearchFilter>()
  for (let days = 0.25; days < 8; days += 0.25) truths.set(await countPlainly(ofDays(days)), ofDays(days))
  const between = (least: number, most: number) => {
    const found = [...truths].find(([truth]) => truth >= least && truth <= most)
    if (!found) throw new Error(`No filter finds ${least} to ${most} ads: ${[...truths.keys()].join()}`)
    return found
  }
  const [few, ofFew] = between(1, 12)
  expect(await roughly(ofFew)).toEqual({ value: few, exact: true })
  const [more, ofMore] = between(22, 40)
  const bound = await roughly(ofMore)
  expect(bound).toEqual({ atLeast: expect.any(Number) })
  const { atLeast } = bound as { atLeast: number }
  expect(atLeast).toBeGreaterThan(0)
  expect(atLeast).toBeLessThanOrEqual(more)
  const everything = { now: seededNow }
  expect(await roughly(everything)).toEqual(await countMatches(database.db, statistics, everything))
})

const everyValue = countedNames.flatMap((name) =>
  countedFilters[name].values.map((value) => ({ name, value })),
)

test('estimates of every value are near the truth, one filter or three being in use', async () => {
  const chosen: SearchFilter[] = [
    { now: seededNow, workMode: ['onsite'] },
    {
      now: seededNow,
      category: ['it', 'administration', 'sales'],
      employmentType: ['full-time'],
      workMode: ['onsite'],
    },
    { ...ofWords(0, 4), category: ['it', 'administration', 'sales'], workMode: ['onsite', 'hybrid'] },
    { now: seededNow, postedAfter: daysAgo(14), salaryFrom: 4000, writtenIn: 'ar' },
    { ...ofWords(0, 4), salaryFrom: 3000, writtenIn: 'en' },
  ]
  const compared = { large: 0, small: 0 }
  for (const filter of chosen) {
    const facets = await countFacets(database.db, statistics, filter)
    for (const { name, value } of everyValue) {
      if (filter.words && name === 'postedAfter') continue
      const truth = await countPlainly(withValue(filter, name, value))
      const told = facets[name].get(value)
      const message = `${name} ${value}: ${JSON.stringify(told)} for ${truth}`
      if (truth >= 300) {
        compared.large++
        // Of fewer an eighth, the sample's part of the country, is a poor estimate.
        expect(Math.abs((told?.value ?? 0) / truth - 1), message).toBeLessThan(
          0.05 + 3 / Math.sqrt(truth / 8),
        )
      } else if (told) {
        compared.small++
        if (told.exact) expect(told.value, message).toBe(truth)
        else expect(told.seen, message).toBeGreaterThanOrEqual(10)
      }
    }
  }
  expect(compared.large).toBeGreaterThan(20)
  expect(compared.small).toBeGreaterThan(5)
})

test('a value of an enumeration of which the sample shows few is counted where that is cheap, else left out; never about none', async () => {
  const filter: SearchFilter = { now: seededNow, workMode: ['onsite'], employmentType: ['full-time'] }
  const cheap = await countFacets(database.db, statistics, filter)
  const expensive = await countFacets(database.db, { ...statistics, rows: 1e8 }, filter)
  let few = 0
  const enumerated = everyValue.filter(({ name }) => dimensions.some((dimension) => dimension.name === name))
  for (const { name, value } of enumerated) {
    const [told, known] = [cheap[name].get(value), expensive[name].get(value)]
    if (told?.exact) {
      few++
      expect(told.value, `${name} ${value}`).toBe(await countPlainly(withValue(filter, name, value)))
      expect(known, `${name} ${value}`).toBeUndefined()
    } else expect(told?.seen, `${name} ${value}`).toBeGreaterThanOrEqual(10)
  }
  expect(few).toBeGreaterThan(2)
})

test('a step of pay of which the sample shows few has no number', async () => {
  const { salaryFrom } = await countFacets(database.db, statistics, { now: seededNow, workMode: ['onsite'] })

  expect(salaryFrom.get('3000')?.exact).toBe(false)
  expect(salaryFrom.get('50000')).toBeUndefined()
})

test('days are not estimated from the newest ads of a word', async () => {
  const { postedAfter, writtenIn } = await countFacets(database.db, statistics, ofWords(0, 4))

  expect([...postedAfter]).toEqual([])
  expect([...writtenIn.keys()]).toEqual(['ar', 'en', 'both'])
})

test('a total with few matches in the sample is counted exactly, in a table of any size', async () => {
  const filter: SearchFilter = { now: seededNow, category: ['legal'], seniority: ['senior'], verified: true }
  const exactly = { value: await countPlainly(filter), exact: true }
  for (const rows of [statistics.rows, 1e8]) {
    const known = { ...statistics, rows }
    expect(await countMatches(database.db, known, filter)).toEqual(exactly)
    expect((await countFacets(database.db, known, filter)).total).toEqual(exactly)
  }
})

test('the squares of the map hold about as many locations as there are', async () => {
  const bounds = { south: 16, west: 34, north: 33, east: 56 }
  for (const [name, filter] of filters()) {
    const shown: SearchFilter = { ...filter, localOnly: true, area: { kind: 'bounds', ...bounds } }
    const counting = referenceCount(shown)
    const [row] = await database.db.query<{ number: number }>({
      ...counting,
      text: counting.text.replace('count(distinct number)', 'count(*)'),
    })
    const truth = row?.number ?? 0
    const squares = await findMapSquares(database.db, statistics, filter, { bounds, zoom: 5 })
    const locations = squares.reduce((sum, square) => sum + square.locations, 0)

    expect(Math.abs(locations / truth - 1), `${name}: ${locations} for ${truth}`).toBeLessThan(
      tolerance(truth),
    )
  }
})
