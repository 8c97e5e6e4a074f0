import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshDatabase, type TestDatabase } from '../testing/database.ts'
import { addCompany, addJobAd, type TestCompany } from '../testing/job-ads.ts'
import { openTestApp } from '../testing/test-app.ts'

const olaya = { lat: 24.6957, lng: 46.685 }
const malaz = { lat: 24.666, lng: 46.73 }
const kharj = { lat: 24.1554, lng: 47.3346 }
const abha = { lat: 18.2164, lng: 42.5053 }
const aboveAbha = { lat: 18.25, lng: 42.5053 }
const jeddah = { lat: 21.4858, lng: 39.1925 }

let database: TestDatabase
let app: FastifyInstance
const ids = new Map<string, string>()

beforeAll(async () => {
  database = await freshDatabase()
  const companies = new Map<string, TestCompany>()
  async function companyOf(nameEn: string) {
    const company = companies.get(nameEn) ?? (await addCompany(database.owner, { nameEn }))
    companies.set(nameEn, company)
    return company
  }
  async function add(name: string, { of, ...ad }: Parameters<typeof addJobAd>[2] & { of?: string }) {
    ids.set(name, (await addJobAd(database.owner, await companyOf(of ?? name), ad)).id)
  }
  await add('nurse', { titleEn: 'Registered nurse', category: 'healthcare', at: [olaya, jeddah] })
  await add('nurse in Malaz', { titleAr: 'ممرضة', category: 'healthcare', at: [malaz] })
  await add('nurse in Kharj', { titleEn: 'Nurse', category: 'healthcare', at: [kharj] })
  await add('nurse in Jeddah', { titleEn: 'Nurse', category: 'healthcare', at: [jeddah] })
  await add('pharmacist', { titleEn: 'Pharmacist', category: 'healthcare', at: [malaz] })
  await add('driver', { titleEn: 'Driver', category: 'driving', at: [malaz] })
  await add('closed nurse', { titleEn: 'Nurse', category: 'healthcare', at: [olaya] })
  await add('unknown trade', { titleEn: 'Zymurgist', category: 'manufacturing', at: [malaz] })
  for (let shelf = 1; shelf <= 25; shelf++)
    await add(`seller ${shelf}`, { titleEn: `Seller ${shelf}`, category: 'retail', at: [abha], of: 'Souq' })
  await add('hotel clerk', { titleEn: 'Receptionist', category: 'hospitality', at: [abha], of: 'Inn' })
  await add('hotel cook', { titleEn: 'Cook', category: 'hospitality', at: [abha], of: 'Inn' })
  await add('guard', { titleEn: 'Security guard', category: 'security', at: [aboveAbha] })
  await database.owner.query({
    text: `update job_ad set status = 'archived', closed_at = now() where id = $1`,
    values: [ids.get('closed nurse')],
  })
  await database.owner.query({ text: 'select reindex_job_ad(number) from job_ad' })
  await database.owner.query({ text: 'analyze search_entry' })
  app = (await openTestApp({ db: database.db })).app
})
afterAll(async () => {
  await app.close()
  await database.drop()
})

async function related(name: string, query: Record<string, string> = {}) {
  const answer = await app.inject({ url: `/api/v1/job-ad/${ids.get(name)}/related`, query })
  expect(answer.statusCode).toBe(200)
  const names = new Map([...ids].map(([key, id]) => [id, key]))
  const { similar, nearby } = answer.json<Record<'similar' | 'nearby', { id: string }[]>>()
  return { similar: similar.map(({ id }) => names.get(id)), nearby: nearby.map(({ id }) => names.get(id)) }
}

test('the same occupation first, nearest first, then the category; others nearby', async () => {
  expect(await related('nurse')).toEqual({
    similar: ['nurse in Malaz', 'nurse in Kharj', 'pharmacist'],
    nearby: ['driver', 'unknown trade'],
  })
})

test('an ad of several places is looked around at the one nearest to the viewer', async () => {
  expect((await related('nurse', { lat: '21.5', lng: '39.2' })).similar).toEqual(['nurse in Jeddah'])
})

test('works for a closed ad, which stands in no list itself', async () => {
  expect((await related('closed nurse')).similar).toEqual([
    'nurse',
    'nurse in Malaz',
    'nurse in Kharj',
    'pharmacist',
  ])
})

test('a title that the glossary does not know goes by its category', async () => {
  expect((await related('unknown trade')).similar).toEqual([])
})

test('of no company more than two, and its own after the others, however many it has on the spot', async () => {
  const { similar, nearby } = await related('hotel clerk')
  expect(similar).toEqual(['hotel cook'])
  expect(nearby).toEqual([expect.stringMatching(/^seller/), expect.stringMatching(/^seller/), 'guard'])

  const ofSeller = await related('seller 7')
  expect(ofSeller.similar).toEqual([expect.stringMatching(/^seller/), expect.stringMatching(/^seller/)])
  expect(ofSeller.nearby.slice(0, 3).toSorted()).toEqual(['guard', 'hotel clerk', 'hotel cook'])
  expect(ofSeller.nearby.slice(3)).toEqual([
    expect.stringMatching(/^seller/),
    expect.stringMatching(/^seller/),
  ])
})

test('of an unknown ad nothing is related', async () => {
  expect((await app.inject('/api/v1/job-ad/no-such-job/related')).statusCode).toBe(404)
})
