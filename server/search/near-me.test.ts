import type { FacetCounts } from '@qareeb/contract/search/counts'
import type { JobAdList } from '@qareeb/contract/search/job-ad-list'
import type { MapItems } from '@qareeb/contract/search/map-items'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { freshDatabase, type TestDatabase } from '../testing/database.ts'
import { addCompany, addJobAd } from '../testing/job-ads.ts'
import { openTestApp } from '../testing/test-app.ts'

/** The viewer's position: in the desert, so that only the test's ads are near. */
const viewer = { lat: '22', lng: '48' }
const northBy = (km: number) => ({ lat: 22 + km / 111.195, lng: 48 })

let database: TestDatabase
let app: FastifyInstance

beforeAll(async () => {
  database = await freshDatabase()
  const oasis = await addCompany(database.owner, { nameEn: 'Oasis Group' })
  const add = (titleEn: string, km: number, workMode: 'onsite' | 'full-remote' = 'onsite') =>
    addJobAd(database.owner, oasis, { titleEn, workMode, at: [northBy(km)] })
  await add('Cashier', 4)
  await add('Cashier', 9)
  await add('Cashier', 24)
  await add('Nurse', 20)
  await add('Baker', 49.5)
  await add('Welder', 60)
  await add('Cashier from home', 5, 'full-remote')
  await database.owner.query({ text: 'analyze search_entry' })
  app = (await openTestApp({ db: database.db })).app
})
afterAll(async () => {
  await app.close()
  await database.drop()
})

async function ask<Answer>(path: string, query: Record<string, string>): Promise<Answer> {
  const answer = await app.inject({ url: `/api/v1/job-ad${path}`, query })
  expect(answer.statusCode).toBe(200)
  return answer.json()
}

const list = (query: Record<string, string>) => ask<JobAdList>('', query)

describe('words that ask for jobs nearby', () => {
  test.for([
    ['قريبه مِنّي', ''],
    ['قريب مني؟', ''],
    ['وظائف قريبة منّي', 'وظائف'],
    ['كاشير قَرِيب مِنِّي!', 'كاشير'],
    ['وظائف القريبة مني', 'وظائف'],
    ['وظائف حولي', 'وظائف'],
    ['بالقرب من موقعي', ''],
    ['وظائف بجانب البيت', 'وظائف بجانب البيت'],
    ['near me!', ''],
    ['jobs near-me', 'jobs'],
    ['Jobs NEAR ME?', 'jobs'],
    ['cashier nearby', 'cashier'],
    ['jobs close to me', 'jobs'],
    ['cashier', null],
    ['كاشير', null],
    ['nearshore developer', null],
  ] as const)('%s', async ([q, words]) => {
    const { wantsPosition, nearMe } = await list({ q })
    const isAsked = words !== null && words.toLowerCase() !== q.toLowerCase()

    expect(wantsPosition).toBe(isAsked)
    expect(nearMe && { ...nearMe, words: nearMe.words.toLowerCase() }).toEqual(
      isAsked ? { radiusKm: null, words } : null,
    )
  })

  test('leave the question, so that the other words are found', async () => {
    expect((await list({ q: 'كاشير قريب مني' })).items).toHaveLength(4)
    expect((await list({ q: 'cashier near me', ...viewer })).items.map(({ title }) => title.en)).toEqual([
      'Cashier',
      'Cashier',
      'Cashier from home',
    ])
  })

  test('beside a place mean that place', async () => {
    const answer = await list({ q: 'nurse near me in Jeddah', ...viewer })

    expect(answer).toMatchObject({ nearMe: null, wantsPosition: false, place: { key: 'jeddah' } })
  })
})

describe('with a position', () => {
  test.for([
    ['near me', 10, [4, 9]],
    ['nurse near me', 25, [20]],
    ['baker near me', 50, [49.5]],
    ['welder near me', 50, []],
  ] as const)('«%s» searches %i km, the closest first', async ([q, radiusKm, distances]) => {
    const { nearMe, wantsPosition, sort, items, total, origin } = await list({ q, ...viewer })
    const local = items.filter(({ workMode }) => workMode !== 'full-remote')

    expect([nearMe?.radiusKm, wantsPosition, sort, origin?.kind]).toEqual([
      radiusKm,
      false,
      'closest',
      'viewer',
    ])
    expect(local.map(({ location }) => location.distanceKm)).toEqual(
      distances.map((km) => expect.closeTo(km, 1)),
    )
    expect(total?.value).toBe(distances.length)
  })

  test('a search without “near me” keeps the order of a guest, with distances from the reader', async () => {
    const { sort, items, origin } = await list({ q: 'cashier', ...viewer })
    const unmeasured = await list({ q: 'cashier' })
    expect([sort, origin?.kind]).toEqual(['newest', 'viewer'])
    expect(items.map(({ id }) => id)).toEqual(unmeasured.items.map(({ id }) => id))
    expect(items[0]?.location.distanceKm).not.toBeNull()
  })

  test('the circle replaces a city and a rectangle, and has the chosen radius', async () => {
    const radiusOf = async (query: Record<string, string>) =>
      (await list({ q: 'near me', ...viewer, ...query })).nearMe?.radiusKm

    expect(await radiusOf({ city: 'riyadh' })).toBe(10)
    expect(await radiusOf({ bounds: '24,46,25,47' })).toBe(10)
    expect(await radiusOf({ radius: '100' })).toBe(100)
  })

  test('counts and map are of the same circle', async () => {
    const query = { q: 'nurse near me', ...viewer }
    const { total, locations } = await ask<FacetCounts>('/facets', query)
    const { pins } = await ask<MapItems>('/map', { ...query, bounds: '21,47,23,49', zoom: '9' })

    expect([total.value, locations.value, pins.length]).toEqual([1, 1, 1])
  })
})
