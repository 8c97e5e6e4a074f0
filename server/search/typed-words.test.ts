import { type JobAdList, jobAdList } from '@qareeb/contract/search/job-ad-list'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshDatabase, type TestDatabase } from '../testing/database.ts'
import { addCompany, addJobAd } from '../testing/job-ads.ts'
import { openTestApp } from '../testing/test-app.ts'

// The answer's description of the typed words.

const riyadh = { lat: 24.7743, lng: 46.7386, cityKey: 'riyadh' }
const khobar = { lat: 26.2794, lng: 50.2083, cityKey: 'khobar' }

let database: TestDatabase
let app: FastifyInstance

beforeAll(async () => {
  database = await freshDatabase()
  const firm = await addCompany(database.owner, { nameEn: 'Hayl Lawyers' })
  await addJobAd(database.owner, firm, { titleEn: 'Accountant', category: 'finance', at: [riyadh] })
  await addJobAd(database.owner, firm, { titleEn: 'Nurse', category: 'healthcare', at: [khobar] })
  await addJobAd(database.owner, firm, { titleEn: 'Lawyer', category: 'legal', at: [riyadh] })
  const shop = await addCompany(database.owner, { nameEn: 'Green Souq' })
  for (const titleEn of ['Sales adviser', 'Butcher'])
    await addJobAd(database.owner, shop, { titleEn, category: 'retail', at: [riyadh] })
  app = (await openTestApp({ db: database.db })).app
})
afterAll(async () => {
  await app.close()
  await database.drop()
})

async function list(query: Record<string, string>): Promise<JobAdList> {
  const answer = await app.inject({ url: '/api/v1/job-ad', query })
  return jobAdList.parse(answer.json())
}

const titles = ({ items }: JobAdList) => items.map(({ title }) => title.en)

test('a misspelt word is corrected, and the answer names the correction', async () => {
  const answer = await list({ q: 'acountant' })

  expect(titles(answer)).toEqual(['Accountant'])
  expect(answer.corrections).toEqual([{ typed: 'acountant', used: 'accountant' }])
})

test('a correction without results is not reported', async () => {
  expect(await list({ q: 'acountant falconer' })).toMatchObject({ items: [], corrections: [] })
})

test('filters among the words are named, except where others were chosen', async () => {
  expect((await list({ q: 'accountant' })).typedFilters).toEqual({})
  expect((await list({ q: 'محاسب عن بعد دوام جزئي' })).typedFilters).toEqual({
    workMode: ['full-remote'],
    employmentType: ['part-time'],
  })
  expect((await list({ q: 'remote part time', workMode: 'onsite' })).typedFilters).toEqual({
    employmentType: ['part-time'],
  })
})

test('the name of a category is its filter', async () => {
  const answer = await list({ q: 'وظائف صحية' })

  expect(titles(answer)).toEqual(['Nurse'])
  expect(answer.typedFilters).toEqual({ category: ['healthcare'] })
})

test('the name of a category is words beside another one that was chosen', async () => {
  const answer = await list({ q: 'sales', category: 'retail' })

  expect(titles(answer)).toEqual(['Sales adviser'])
  expect(answer.typedFilters).toEqual({})
  expect(titles(await list({ q: 'legal', category: 'legal' }))).toEqual(['Lawyer'])
  expect(titles(await list({ q: 'legal', category: 'legal,healthcare' }))).toEqual(['Lawyer', 'Nurse'])
  expect(titles(await list({ q: 'تدريب', employmentType: 'full-time' }))).toEqual([])
})

test('a region holds its cities, typed or chosen', async () => {
  const answer = await list({ q: 'المنطقة الشرقية' })

  expect(titles(answer)).toEqual(['Nurse'])
  expect(answer.place).toMatchObject({ key: 'region-eastern', kind: 'region', cityName: null })
  expect(titles(await list({ city: 'region-eastern' }))).toEqual(['Nurse'])
})

test('the words of an occupation find titles, and the name of a company finds its ads', async () => {
  expect(titles(await list({ q: 'محامي' }))).toEqual(['Lawyer'])
  expect(titles(await list({ q: 'Hayl Lawyers' }))).toHaveLength(3)
})

test.for([
  ['nurse riyadh or jeddah', [{ typed: 'Jeddah', used: 'Riyadh' }]],
  ['ممرضة الرياض أو جدة', [{ typed: 'جدة', used: 'الرياض' }]],
  ['nurse olaya riyadh', []],
  ['nurse dammam and khobar', []],
  ['nurse riyadh', []],
] as const)('a second city is left out, and the answer says so: %s', async ([q, corrections]) => {
  expect((await list({ q })).corrections).toEqual(corrections)
})
