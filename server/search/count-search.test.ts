import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshDatabase, type TestDatabase } from '../testing/database.ts'
import { addCompany, addJobAd } from '../testing/job-ads.ts'
import { openTestApp } from '../testing/test-app.ts'
import { flushSearchCounts, forgetSearchCounts, rollUpSearchCounts } from './count-search.ts'

// In Riyadh it is the 22nd already.
const now = () => new Date('2026-11-21T22:30:00Z')

let database: TestDatabase
let app: FastifyInstance

beforeAll(async () => {
  database = await freshDatabase()
  const oasis = await addCompany(database.owner, { nameEn: 'Oasis Group' })
  await addJobAd(database.owner, oasis, { titleEn: 'Accountant', at: [{ lat: 24.7, lng: 46.7 }] })
  app = (await openTestApp({ db: database.db, now })).app
})
afterAll(async () => {
  await app.close()
  await database.drop()
})

const search = (query: Record<string, string>) => app.inject({ url: '/api/v1/job-ad', query })

const counted = () =>
  database.owner.query<{ cell: string }>({
    text: 'select day::text, cell, words, searches from search_count order by words, cell',
  })

test('searches are counted by area, known words and day, and nothing else is stored', async () => {
  await search({ q: 'accountant Khaldun Ibrahimi', lat: '24.7136', lng: '46.6753' })
  await search({ q: 'Accountant', lat: '24.7199', lng: '46.6801' })
  await search({ q: 'محاسب جدة' })
  await search({ category: 'finance' })
  await flushSearchCounts(database.db)

  expect(await counted()).toEqual([
    { day: '2026-11-22', cell: '', words: '', searches: 1 },
    { day: '2026-11-22', cell: '24.7,46.7', words: 'accountant', searches: 2 },
    { day: '2026-11-22', cell: '21.5,39.2', words: 'محاسب', searches: 1 },
  ])
})

test('a place that was named is where somebody looked, wherever their map stood', async () => {
  await search({ q: 'محاسب الدمام', bounds: '21,39,22,40' })
  await search({ q: 'ممرضة', bounds: '21,39,22,40' })
  await flushSearchCounts(database.db)

  const cells = (await counted()).map(({ cell }) => cell)
  expect(cells).toContain('26.4,50.1')
  expect(cells).toContain('21.5,39.5')
})

test('later pages are the same search, and counts add up', async () => {
  await search({ category: 'finance' })
  const cursor = Buffer.from(JSON.stringify(['newest', Date.UTC(2026, 10, 1), 7])).toString('base64url')
  await search({ category: 'finance', after: cursor })
  await flushSearchCounts(database.db)

  expect(await counted()).toContainEqual({ day: '2026-11-22', cell: '', words: '', searches: 2 })
})

test('requests that are no search of a person, and those outside of the country, are not counted', async () => {
  const before = await counted()
  await search({ city: 'riyadh', uncounted: 'true' })
  await search({ q: 'accountant', lat: '48.2', lng: '16.4' })
  await search({ q: 'accountant', bounds: '0.1,0.1,0.2,0.2' })
  await flushSearchCounts(database.db)
  expect(await counted()).toEqual(before)
})

test('a full day goes on counting its own searches', async () => {
  await database.owner.query({
    text: `insert into search_count select '2026-11-22', '', 'filler' || number, 1
      from generate_series(1, 50000) as number`,
  })
  await search({ q: 'accountant', lat: '24.7136', lng: '46.6753' })
  await search({ q: 'accountant', lat: '18.2', lng: '42.5' })
  await flushSearchCounts(database.db)
  const rows = await database.owner.query({
    text: `select cell, searches from search_count where words = 'accountant'`,
  })
  expect(rows).toEqual([{ cell: '24.7,46.7', searches: 3 }])
})

test('after two years a day is forgotten', async () => {
  await database.owner.query({
    text: `insert into search_count values ('2024-11-21', '', 'old', 1), ('2024-11-23', '', 'young', 1)`,
  })
  await forgetSearchCounts({ db: database.db, now })
  const rows = await database.owner.query({ text: `select words from search_count where day < '2026-01-01'` })
  expect(rows).toEqual([{ words: 'young' }])
})

test('six hundred different searches of one network are kept as a hundred rows, and as one row after the night', async () => {
  await database.owner.query({ text: 'delete from search_count' })
  for (let no = 0; no < 600; no += 1) {
    const [lat, lng] = [20 + (no % 30) / 10, 42 + Math.floor(no / 30) / 10]
    await app.inject({
      url: '/api/v1/job-ad',
      query: { lat: String(lat), lng: String(lng) },
      remoteAddress: '198.51.100.77',
    })
  }
  await flushSearchCounts(database.db)
  expect(await counted()).toHaveLength(100)

  await rollUpSearchCounts({ db: database.db, now: () => new Date('2026-11-23T00:40:00Z') })
  expect(await counted()).toEqual([{ day: '2026-11-22', cell: '', words: '', searches: 100 }])
})

test('at night rare words are added to their area; frequent ones, and those of today, stay', async () => {
  await database.owner.query({ text: 'delete from search_count' })
  await database.owner.query({
    text: `insert into search_count values ('2026-11-21', '24.7,46.7', 'accountant', 3),
      ('2026-11-21', '24.7,46.7', 'nurse', 2), ('2026-11-21', '24.7,46.7', 'driver', 1),
      ('2026-11-22', '24.7,46.7', 'nurse', 1)`,
  })
  await rollUpSearchCounts({ db: database.db, now })
  expect(await counted()).toEqual([
    { day: '2026-11-21', cell: '24.7,46.7', words: '', searches: 3 },
    { day: '2026-11-21', cell: '24.7,46.7', words: 'accountant', searches: 3 },
    { day: '2026-11-22', cell: '24.7,46.7', words: 'nurse', searches: 1 },
  ])
})

test('words are counted from the statistics', async () => {
  await database.owner.query({ text: 'analyze search_entry' })
  await database.db.query({ text: 'select count_word_uses()' })

  const [row] = await database.db.query<{ uses: number }>({
    text: `select uses from search_vocabulary where word = 'accountant'`,
  })
  expect(row?.uses).toBe(1)
})
