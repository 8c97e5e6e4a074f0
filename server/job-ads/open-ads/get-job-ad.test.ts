import type { PublicJobAd } from '@qareeb/contract/job-ads'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { freshDatabase, type TestDatabase } from '../../testing/database.ts'
import { addCompany, addJobAd, type TestCompany } from '../../testing/job-ads.ts'
import { openTestApp } from '../../testing/test-app.ts'

const riyadh = { lat: 24.7743, lng: 46.7386, cityKey: 'riyadh', districtKey: 'riyadh-al-olaya' }
const jeddah = { lat: 21.4858, lng: 39.1925, cityKey: 'jeddah' }

const now = new Date('2026-11-21T09:00:00Z')
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000)

let database: TestDatabase
let app: FastifyInstance
let oasis: TestCompany
let accountant: { id: string; number: number }

beforeAll(async () => {
  database = await freshDatabase()
  oasis = await addCompany(database.owner, { nameEn: 'Oasis Group' })
  accountant = await addJobAd(database.owner, oasis, {
    titleAr: 'محاسب أول',
    titleEn: 'Senior accountant',
    at: [riyadh, jeddah],
    publishedAt: daysAgo(1),
    slugs: { ar: 'محاسب-أول', en: 'senior-accountant' },
  })
  app = (await openTestApp({ db: database.db, now: () => now })).app
})
afterAll(async () => {
  await app.close()
  await database.drop()
})

const get = (idOrSlug: string, query: Record<string, string> = {}) =>
  app.inject({ url: `/api/v1/job-ad/${encodeURIComponent(idOrSlug)}`, query })

async function read(idOrSlug: string, query: Record<string, string> = {}): Promise<PublicJobAd> {
  const answer = await get(idOrSlug, query)
  expect(answer.statusCode).toBe(200)
  return answer.json()
}

/** Changes the ad as the company's own use cases will. */
const change = (set: string, id = accountant.id) =>
  database.owner.query({ text: `update job_ad set ${set} where id = $1`, values: [id] })

describe('an open ad', () => {
  test('shows every public field', async () => {
    expect(await read(accountant.id)).toMatchObject({
      id: accountant.id,
      slugs: { ar: 'محاسب-أول', en: 'senior-accountant' },
      title: { ar: 'محاسب أول', en: 'Senior accountant' },
      state: 'active',
      closedAt: null,
      deadline: null,
      salary: { min: 6000, max: 8000, currency: 'SAR', period: 'monthly' },
      description: { en: 'What the work is about, in a sentence or two.' },
      organization: { id: oasis.id, name: { en: 'Oasis Group' }, verified: true },
      locations: [
        { name: { en: 'Branch 1' }, city: { en: 'Riyadh' }, district: { ar: 'حي العليا' }, distanceKm: null },
        { name: { en: 'Branch 2' }, city: { en: 'Jeddah' }, district: null, distanceKm: null },
      ],
    })
  })

  test('is found by either slug, in any case and by one it had before', async () => {
    await database.owner.query({
      text: `insert into job_ad_slug (slug, job_ad_id, locale, current) values ('accountant-old', $1, 'en', false)`,
      values: [accountant.id],
    })

    for (const slug of ['محاسب-أول', 'senior-accountant', 'Senior-Accountant', 'accountant-old'])
      expect((await read(slug)).slugs.en).toBe('senior-accountant')
  })

  test('is measured from the viewer', async () => {
    const { locations } = await read(accountant.id, { lat: '24.7743', lng: '46.7386' })

    expect(locations.map(({ distanceKm }) => Math.round(distanceKm ?? -1))).toEqual([0, 854])
  })

  test('never shows the contact, nor numbers of the company', async () => {
    await database.owner.query({
      text: `insert into job_ad_contact (job_ad_id, organization_id, name, email) values ($1, $2, 'CANARY', 'canary@oasis.example')`,
      values: [accountant.id, oasis.id],
    })

    const { body } = await get(accountant.id)
    expect(body.toLowerCase()).not.toContain('canary')
    expect(body).not.toContain('"number"')
  })
})

describe('an ad that is not open', () => {
  test('is shown as expired', async () => {
    const old = await addJobAd(database.owner, oasis, {
      titleEn: 'Old ad',
      at: [riyadh],
      publishedAt: daysAgo(31),
    })

    expect((await read(old.id)).state).toBe('expired')
  })

  test('is shown as closed, with the moment', async () => {
    const closed = await addJobAd(database.owner, oasis, {
      titleEn: 'Closed ad',
      at: [riyadh],
      publishedAt: daysAgo(2),
    })
    await change(`status = 'archived', closed_at = '2026-11-20T10:00:00Z'`, closed.id)

    expect(await read(closed.id)).toMatchObject({ state: 'inactive', closedAt: '2026-11-20T10:00:00.000Z' })
  })

  test('does not exist as a draft', async () => {
    const draft = await addJobAd(database.owner, oasis, { titleEn: 'A draft', at: [riyadh] })
    await change(`status = 'draft'`, draft.id)

    expect((await get(draft.id)).statusCode).toBe(404)
  })
})

test.for(['00000000-0000-4000-8000-000000000000', 'no-such-job', "'; drop table job_ad; --"])(
  'an unknown address is not found: %s',
  async (address) => {
    const answer = await get(address)

    expect(answer.statusCode).toBe(404)
    expect(answer.json()).toMatchObject({ code: 'jobAd.notFound' })
  },
)

test.for([
  [{ lat: '24.7' }, 'lng'],
  [{ lng: '46.7' }, 'lng'],
  [{ lat: 'here', lng: '46.7' }, 'lat'],
] as const)('half a position is refused as in the list: %j', async ([query, field]) => {
  for (const address of [accountant.id, `${accountant.id}/related`]) {
    const answer = await app.inject({ url: `/api/v1/job-ad/${address}`, query })

    expect(answer.statusCode).toBe(400)
    expect(answer.json().errors).toMatchObject([{ path: field }])
  }
})
