import { sorts } from '@qareeb/contract/search/choices'
import type { JobAdList } from '@qareeb/contract/search/job-ad-list'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshDatabase, type TestDatabase } from '../testing/database.ts'
import { addCompany, addJobAd } from '../testing/job-ads.ts'
import { openTestApp } from '../testing/test-app.ts'

const riyadh = { lat: 24.7743, lng: 46.7386 }
const jeddah = { lat: 21.4858, lng: 39.1925 }
const khobar = { lat: 26.2794, lng: 50.2083 }

let database: TestDatabase
let app: FastifyInstance

beforeAll(async () => {
  database = await freshDatabase()
  const oasis = await addCompany(database.owner, { nameEn: 'Oasis Group' })
  await addJobAd(database.owner, oasis, { titleEn: 'Accountant', at: [jeddah, riyadh] })
  await addJobAd(database.owner, oasis, {
    titleEn: 'Developer',
    workMode: 'full-remote',
    at: [jeddah, riyadh],
  })
  app = (await openTestApp({ db: database.db })).app
})
afterAll(async () => {
  await app.close()
  await database.drop()
})

type Query = Record<string, string | number>

async function shown(query: Query, title = 'Accountant') {
  const answer = await app.inject({
    url: '/api/v1/job-ad',
    query: Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)])),
  })
  const { location } = answer.json<JobAdList>().items.find((ad) => ad.title.en === title) ?? {}
  return location && `${location.name.en}, ${Math.round(location.distanceKm ?? -1)} km`
}

test.for(sorts)('an ad shows its location nearest to the viewer: %s', async (sort) => {
  expect(await shown({ ...riyadh, sort })).toBe('Branch 2, 0 km')
  expect(await shown({ ...jeddah, sort })).toBe('Branch 1, 0 km')
})

test.for(sorts)('of those in a rectangle alone: %s', async (sort) => {
  expect(await shown({ ...riyadh, sort, bounds: '21,39,22,40' })).toBe('Branch 1, 854 km')
  expect(await shown({ ...jeddah, sort, bounds: '24,46,25,47' })).toBe('Branch 2, 854 km')
  expect(await shown({ ...riyadh, sort, bounds: '20,38,26,48' })).toBe('Branch 2, 0 km')
  expect(await shown({ ...jeddah, sort, bounds: '20,38,26,48' })).toBe('Branch 1, 0 km')
})

test.for(sorts)('and of those in a circle: %s', async (sort) => {
  expect(await shown({ ...jeddah, sort, city: 'riyadh' })).toBe('Branch 2, 854 km')
})

test.for(sorts)('and the nearest to the middle of a map whose reader is nowhere known: %s', async (sort) => {
  expect(await shown({ sort, bounds: '21,39,25,50' })).toBe(
    sort === 'closest' ? 'Branch 2, 301 km' : 'Branch 2, -1 km',
  )
})

test.for(['newest', 'oldest'])('the first where nobody knows from where to count: %s', async (sort) => {
  expect(await shown({ sort })).toBe('Branch 1, -1 km')
})

test.for(sorts)('a remote ad outside of the radius shows its nearest location: %s', async (sort) => {
  expect(await shown({ ...khobar, sort, radius: 25 }, 'Developer')).toBe('Branch 2, 386 km')
})
