import type { FacetCounts } from '@qareeb/contract/search/counts'
import type { JobAdList } from '@qareeb/contract/search/job-ad-list'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshDatabase, type TestDatabase } from '../testing/database.ts'
import { addCompany, addJobAd } from '../testing/job-ads.ts'
import { openTestApp } from '../testing/test-app.ts'
import { toCount, toRoughTotal, toTotal } from './round-count.ts'

const riyadh = { lat: 24.7743, lng: 46.7386, cityKey: 'riyadh' }
const jeddah = { lat: 21.4858, lng: 39.1925, cityKey: 'jeddah' }

let database: TestDatabase
let app: FastifyInstance

beforeAll(async () => {
  database = await freshDatabase()
  const oasis = await addCompany(database.owner, { nameEn: 'Oasis Group' })
  await addJobAd(database.owner, oasis, { titleEn: 'Accountant', at: [riyadh, jeddah], seniority: 'senior' })
  await addJobAd(database.owner, oasis, {
    titleEn: 'Tax accountant',
    at: [riyadh],
    employmentType: 'part-time',
    pay: { min: 9_000, max: 12_000 },
    publishedAt: new Date(Date.now() - 5 * 86_400_000),
  })
  await addJobAd(database.owner, oasis, {
    titleEn: 'Nurse',
    titleAr: 'ممرضة',
    at: [riyadh],
    category: 'healthcare',
  })
  await addJobAd(database.owner, oasis, {
    titleEn: 'Developer',
    at: [jeddah],
    category: 'it',
    workMode: 'full-remote',
  })
  await database.owner.query({ text: 'analyze search_entry' })
  app = (await openTestApp({ db: database.db })).app
})
afterAll(async () => {
  await app.close()
  await database.drop()
})

async function facets(query: Record<string, string>): Promise<FacetCounts> {
  const answer = await app.inject({ url: '/api/v1/job-ad/facets', query })
  expect(answer.statusCode).toBe(200)
  return answer.json()
}

const exactly = (value: number) => ({ value, kind: 'exact' })

test('counts each ad once, and every value of every filter', async () => {
  const counts = await facets({})

  expect(counts).toMatchObject({ total: exactly(3), locations: exactly(4), remote: exactly(1) })
  expect(counts.category).toMatchObject({
    finance: exactly(2),
    healthcare: exactly(1),
    it: exactly(0),
    legal: exactly(0),
  })
  expect(counts.workMode).toMatchObject({ onsite: exactly(3), 'full-remote': exactly(1) })
  expect(counts.employmentType).toMatchObject({ 'full-time': exactly(2), 'part-time': exactly(1) })
  expect(counts.seniority).toMatchObject({ senior: exactly(1), mid: exactly(0) })
})

test('counts each step of pay and of days, and each language, an ad in all that it reaches', async () => {
  const { minSalary, postedWithin, writtenIn } = await facets({})

  expect(postedWithin).toEqual({ 1: exactly(2), 3: exactly(2), 7: exactly(3), 14: exactly(3) })
  expect(minSalary).toMatchObject({ 3000: exactly(3), 12_000: exactly(1), 15_000: exactly(0) })
  expect(writtenIn).toEqual({ ar: exactly(1), en: exactly(3), both: exactly(1) })
})

test.for([
  [{ postedWithin: '1' }, 2],
  [{ minSalary: '12000' }, 1],
  [{ writtenIn: 'both' }, 1],
] as const)(
  'a chosen step or language is counted beside the others of its kind: %j',
  async ([chosen, value]) => {
    const all = await facets({})
    const counts = await facets({ ...chosen })
    const [name] = Object.keys(chosen) as [keyof typeof counts]

    expect(counts.total).toEqual(exactly(value))
    expect(counts[name]).toEqual(all[name])
  },
)

test('a chosen step of pay limits the counts of days and of languages', async () => {
  const { postedWithin, writtenIn } = await facets({ minSalary: '12000' })

  expect(postedWithin).toEqual({ 1: exactly(0), 3: exactly(0), 7: exactly(1), 14: exactly(1) })
  expect(writtenIn).toEqual({ ar: exactly(0), en: exactly(1), both: exactly(0) })
})

test('a filter is counted without itself, the others with it', async () => {
  const counts = await facets({ category: 'finance' })

  expect(counts.total).toEqual(exactly(2))
  expect(counts.category).toMatchObject({ finance: exactly(2), healthcare: exactly(1) })
  expect(counts.workMode).toMatchObject({ onsite: exactly(2), 'full-remote': exactly(0) })
})

test.for([{ bounds: '24,46,25,47' }, { city: 'riyadh' }, { lat: '24.7743', lng: '46.7386', radius: '20' }])(
  'remote ads are counted apart, wherever they are: %j',
  async (query) => {
    expect(await facets(query)).toMatchObject({
      total: exactly(3),
      locations: exactly(3),
      remote: exactly(1),
    })
  },
)

test.for([
  { bounds: '24,46,25,47', sort: 'oldest' },
  { city: 'riyadh', sort: 'newest' },
  { lat: '24.7743', lng: '46.7386', radius: '20' },
])('remote ads end the list of %j, unless only on-site ads are requested', async (query) => {
  const list = async (mode: Record<string, string>) => {
    const answer = await app.inject({ url: '/api/v1/job-ad', query: { ...query, ...mode } })
    return answer.json<JobAdList>()
  }
  const { items, total } = await list({})

  expect(items.map(({ workMode }) => workMode)).toEqual(['onsite', 'onsite', 'onsite', 'full-remote'])
  expect(total).toEqual(exactly(3))
  expect((await list({ workMode: 'onsite' })).items).toHaveLength(3)
})

test('where remote ads alone are asked for the filters count those', async () => {
  const counts = await facets({ city: 'riyadh', workMode: 'full-remote' })

  expect(counts).toMatchObject({ total: exactly(0), locations: exactly(0), remote: exactly(1) })
  expect(counts.category).toMatchObject({ it: exactly(1), finance: exactly(0) })
  expect(counts.workMode).toMatchObject({ onsite: exactly(3), 'full-remote': exactly(1) })
})

test('a narrower radius never counts more', async () => {
  const within = async (radius: number) =>
    (await facets({ lat: '24.7743', lng: '46.7386', radius: String(radius) })).total.value
  const totals = [await within(300), await within(100), await within(25), await within(2)]

  expect(totals).toEqual(totals.toSorted((one, other) => other - one))
})

test('words and places count like in the list', async () => {
  expect((await facets({ q: 'محاسب جدة' })).total).toEqual(exactly(1))
  expect((await facets({ q: 'محاسب جدة', radius: '20' })).total).toEqual(exactly(1))
})

test('a typed name of a category counts as words under the other categories', async () => {
  const { total, category } = await facets({ q: 'healthcare' })

  expect(total).toEqual(exactly(1))
  expect(category).toMatchObject({ healthcare: exactly(1), finance: exactly(0) })
  expect((await facets({ q: 'healthcare', category: 'finance' })).total).toEqual(exactly(0))
})

test('a typed name of a category counts full-remote ads where they alone are asked for', async () => {
  const { remote, category } = await facets({ q: 'information technology', workMode: 'full-remote' })

  expect(remote).toEqual(exactly(1))
  expect(category).toMatchObject({ it: exactly(1) })
})

test('a radius around nothing is refused', async () => {
  const answer = await app.inject({ url: '/api/v1/job-ad/facets', query: { radius: '20' } })

  expect(answer.statusCode).toBe(400)
  expect(answer.json().errors).toMatchObject([{ path: 'radius', problem: 'needsOrigin' }])
})

test.for([
  [{ q: 'accountant' }, 2],
  [{ city: 'jeddah', category: 'finance' }, 1],
  [{ bounds: '15,34,16,35' }, 0],
  // Of these nothing lies in the place.
  [{ city: 'riyadh', workMode: 'full-remote' }, 1],
  [{ city: 'riyadh', q: 'remote developer' }, 1],
] as const)('the total alone is the number in the heading of the search: %j', async ([query, value]) => {
  const { total, remote } = await facets({ ...query })
  const answer = await app.inject({ url: '/api/v1/job-ad/total', query: { ...query } })

  expect(answer.json()).toEqual({ total: exactly(value) })
  expect(total.value === 0 && value > 0 ? remote : total).toEqual(exactly(value))
})

test('an order is no filter', async () => {
  const answer = await app.inject({ url: '/api/v1/job-ad/facets', query: { sort: 'newest' } })

  expect(answer.statusCode).toBe(400)
})

test('an estimate is rounded to two digits', () => {
  const about = (value: number) => toCount({ value, exact: false })

  expect([about(1287), about(86_499), about(100), about(70)].map(({ value }) => value)).toEqual([
    1300, 86_000, 100, 70,
  ])
  expect(about(70).kind).toBe('about')
})

test.for([
  ['exact above the ceiling', { value: 1_287, exact: true }, { value: 1_287, kind: 'exact' }],
  ['of 15 seen in a sample', { value: 1_050, exact: false, seen: 15 }, { value: 1_100, kind: 'about' }],
  ['of 26 seen, which may be 700', { value: 1_820, exact: false, seen: 26 }, { value: 1_800, kind: 'about' }],
  ['of 60 seen', { value: 4_200, exact: false, seen: 60 }, { value: 1_000, kind: 'atLeast' }],
  ['below it', { value: 900, exact: false, seen: 18_000 }, { value: 900, kind: 'about' }],
] as const)('a total says "1,000+" where that is beyond doubt: %s', ([, total, expected]) => {
  expect(toTotal(total)).toEqual(expected)
})

test('a lower bound is rounded down to tens below it', () => {
  const stated = [100, 78, 70, 11, 10, 7, 2, 1].map((atLeast) => toRoughTotal({ atLeast }))
  expect(stated.map(({ value }) => value)).toEqual([90, 70, 60, 10, 9, 6, 1, 1])
  expect(new Set(stated.map(({ kind }) => kind))).toEqual(new Set(['atLeast']))
  expect(toRoughTotal({ value: 78, exact: true })).toEqual({ value: 78, kind: 'exact' })
})
