import type { JobAdCard } from '@qareeb/contract/job-ads'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshDatabase, type TestDatabase } from '../../testing/database.ts'
import { addCompany, addJobAd } from '../../testing/job-ads.ts'
import { openTestApp } from '../../testing/test-app.ts'

const riyadh = { lat: 24.7743, lng: 46.7386, cityKey: 'riyadh' }
const jeddah = { lat: 21.4858, lng: 39.1925, cityKey: 'jeddah' }
const inJeddah = { lat: '21.48', lng: '39.19' }

const now = new Date('2026-11-21T09:00:00Z')
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000)

let database: TestDatabase
let app: FastifyInstance
let open: { id: string }
let expired: { id: string }

beforeAll(async () => {
  database = await freshDatabase()
  const oasis = await addCompany(database.owner, { nameEn: 'Oasis Group' })
  const add = (publishedAt: Date) =>
    addJobAd(database.owner, oasis, { titleEn: 'Accountant', at: [riyadh, jeddah], publishedAt })
  open = await add(daysAgo(1))
  expired = await add(daysAgo(31))
  app = (await openTestApp({ db: database.db, now: () => now })).app
})
afterAll(async () => {
  await app.close()
  await database.drop()
})

const get = (id: string, query: Record<string, string> = {}) =>
  app.inject({ url: `/api/v1/job-ad/${id}/card`, query })

async function read(query: Record<string, string> = {}): Promise<JobAdCard> {
  const answer = await get(open.id, query)
  expect(answer.statusCode).toBe(200)
  return answer.json()
}

test('shows the same as the lists', async () => {
  const list = await app.inject({ url: '/api/v1/job-ad', query: { city: 'riyadh' } })

  expect([await read()]).toEqual(list.json().items)
})

test('shows the location that is asked for, with its distance from the viewer', async () => {
  const first = await read()
  const nearest = await read(inJeddah)

  expect([first.location.city?.en, first.location.distanceKm]).toEqual(['Riyadh', null])
  expect([nearest.location.city?.en, nearest.location.distanceKm]).toEqual(['Jeddah', expect.closeTo(0.7, 1)])
  expect((await read({ locationId: nearest.location.id })).location.city?.en).toBe('Jeddah')
  const asked = await read({ ...inJeddah, locationId: first.location.id })
  expect([asked.location.city?.en, asked.location.distanceKm]).toEqual(['Riyadh', expect.closeTo(854, -1)])
})

test('shows the nearest location where the ad no longer has the requested one', async () => {
  expect((await read({ ...inJeddah, locationId: crypto.randomUUID() })).location.city?.en).toBe('Jeddah')
})

test('an expired ad, an unknown one and a malformed id are not found', async () => {
  for (const id of [expired.id, crypto.randomUUID(), 'accountant'])
    expect((await get(id)).statusCode, id).toBe(404)
})

test('half a position is refused', async () => {
  const answer = await get(open.id, { lat: '24.7' })

  expect(answer.statusCode).toBe(400)
  expect(answer.json().errors).toMatchObject([{ path: 'lng', problem: 'needsPosition' }])
})
