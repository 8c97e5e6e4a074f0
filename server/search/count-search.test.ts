import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshDatabase, type TestDatabase } from '../testing/database.ts'
import { addCompany, addJobAd } from '../testing/job-ads.ts'
import { openTestApp } from '../testing/test-app.ts'
import { flushSearchCounts } from './count-search.ts'

let database: TestDatabase
let app: FastifyInstance

beforeAll(async () => {
  database = await freshDatabase()
  const oasis = await addCompany(database.owner, { nameEn: 'Oasis Group' })
  await addJobAd(database.owner, oasis, { titleEn: 'Accountant', at: [{ lat: 24.7, lng: 46.7 }] })
  // In Riyadh it is the 22nd already.
  app = (await openTestApp({ db: database.db, now: () => new Date('2026-11-21T22:30:00Z') })).app
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

test('what is searched for is counted by area, known words and day, and nothing else is kept', async () => {
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

test('words are counted from the statistics', async () => {
  await database.owner.query({ text: 'analyze search_entry' })
  await database.db.query({ text: 'select count_word_uses()' })

  const [row] = await database.db.query<{ uses: number }>({
    text: `select uses from search_vocabulary where word = 'accountant'`,
  })
  expect(row?.uses).toBe(1)
})
