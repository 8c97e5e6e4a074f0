import { type JobAdList, jobAdList } from '@qareeb/contract/search/job-ad-list'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import type { Database } from '../platform/database/database.ts'
import { freshDatabase, type TestDatabase } from '../testing/database.ts'
import { addCompany, addJobAd, type TestCompany } from '../testing/job-ads.ts'
import { openTestApp } from '../testing/test-app.ts'

const riyadh = { lat: 24.7743, lng: 46.7386, cityKey: 'riyadh' }
const riyadhNorth = { lat: 24.86, lng: 46.64, cityKey: 'riyadh' }
const jeddah = { lat: 21.4858, lng: 39.1925, cityKey: 'jeddah' }
const khobar = { lat: 26.2794, lng: 50.2083, cityKey: 'khobar' }

const now = new Date('2026-11-21T09:00:00Z')
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000)

let database: TestDatabase
let app: FastifyInstance
let oasis: TestCompany
let statements = 0

beforeAll(async () => {
  database = await freshDatabase()
  oasis = await addCompany(database.owner, { nameEn: 'Oasis Group' })
  const sahara = await addCompany(database.owner, { nameEn: 'Sahara Clinics', verified: false })
  const add = (company: TestCompany, ad: Parameters<typeof addJobAd>[2]) =>
    addJobAd(database.owner, company, ad)
  await add(oasis, {
    titleAr: 'محاسب',
    at: [riyadh],
    publishedAt: hoursAgo(1),
    slugs: { ar: 'محاسب-1' },
    pay: { min: 5000.5, max: 7000 },
  })
  await add(oasis, {
    titleEn: 'Accountant',
    at: [jeddah, riyadhNorth],
    publishedAt: hoursAgo(2),
    slugs: { en: 'accountant-2' },
  })
  await add(sahara, {
    titleEn: 'Nurse',
    category: 'healthcare',
    at: [khobar],
    publishedAt: hoursAgo(30),
    pay: { min: 9000, max: 12000 },
  })
  await add(oasis, {
    titleEn: 'Remote developer',
    category: 'it',
    workMode: 'full-remote',
    at: [jeddah],
    publishedAt: hoursAgo(3),
  })
  await add(oasis, { titleEn: 'Old accountant', at: [riyadh], publishedAt: hoursAgo(800) })
  await database.owner.query({ text: 'analyze search_entry' })
  ;({ app } = await openTestApp({ db: counting(database.db), now: () => now }))
})
afterAll(async () => {
  await app.close()
  await database.drop()
})

const counting = (db: Database): Database => ({
  ...db,
  query(statement) {
    statements++
    return db.query(statement)
  },
})

async function list(query: Record<string, string | number>): Promise<JobAdList> {
  const answer = await app.inject({
    url: '/api/v1/job-ad',
    query: Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)])),
  })
  expect(answer.statusCode).toBe(200)
  return answer.json()
}

async function refusal(query: Record<string, string>) {
  const answer = await app.inject({ url: '/api/v1/job-ad', query })
  expect(answer.statusCode).toBe(400)
  return answer
    .json<{ errors: { path: string; problem: string }[] }>()
    .errors.map(({ path, problem }) => `${path} ${problem}`)
}

const titles = ({ items }: JobAdList) => items.map(({ title }) => title.en ?? title.ar)

describe('without anything', () => {
  test('lists open ads of the country, newest first, each once, remote ones last', async () => {
    const answer = await list({})

    expect(titles(answer)).toEqual(['محاسب', 'Accountant', 'Nurse', 'Remote developer'])
    expect(answer).toMatchObject({
      sort: 'newest',
      origin: null,
      place: null,
      next: null,
      total: { value: 3, kind: 'exact' },
    })
  })

  test('the answer has the fields of the contract and no others', async () => {
    for (const query of [
      {},
      { q: 'محاسب', city: 'riyadh' },
      { q: 'acountant', lat: 24.7, lng: 46.7, sort: 'closest' },
    ]) {
      const answer = await list(query)

      expect(answer.items).not.toEqual([])
      expect(z.parse(jobAdList, answer)).toEqual(answer)
    }
  })

  test('a card has the facts that a seeker decides on', async () => {
    const [card] = (await list({ q: 'محاسب', city: 'riyadh' })).items

    expect(card).toMatchObject({
      title: { ar: 'محاسب', en: null },
      slugs: { ar: 'محاسب-1', en: null },
      organization: { name: { ar: null, en: 'Oasis Group' }, verified: true },
      salary: { min: 5000.5, max: 7000, currency: 'SAR', period: 'monthly' },
      publishedAt: '2026-11-21T08:00:00.000Z',
      locationCount: 1,
      location: { city: { ar: 'الرياض', en: 'Riyadh' }, district: null, name: { ar: null, en: 'Branch 1' } },
    })
  })
})

describe('places', () => {
  test('a city typed in either language becomes the place', async () => {
    const answer = await list({ q: 'accountant in Riyadh' })

    expect(titles(answer)).toEqual(['محاسب', 'Accountant'])
    expect(answer.place).toMatchObject({ key: 'riyadh', kind: 'city', cityName: null })
  })

  test('a typed city goes before a chosen one', async () => {
    expect((await list({ q: 'الخبر', city: 'riyadh' })).place?.key).toBe('khobar')
  })

  test('a district of the gazetteer is a place too', async () => {
    expect((await list({ city: 'riyadh-al-olaya' })).place).toMatchObject({
      kind: 'district',
      cityName: { en: 'Riyadh' },
    })
  })

  test('a rectangle of the map goes before a city', async () => {
    expect(titles(await list({ city: 'riyadh', bounds: '26,50,27,51', workMode: 'onsite' }))).toEqual([
      'Nurse',
    ])
  })

  test('a radius lies around a typed place, else a chosen one, else the viewer', async () => {
    const inKhobar = { ...at(khobar), radius: 50, workMode: 'onsite' }

    expect(titles(await list({ q: 'accountant jeddah', radius: 20 }))).toEqual(['Accountant'])
    expect(titles(await list({ ...inKhobar, q: 'jeddah' }))).toEqual(['Accountant'])
    expect(titles(await list(inKhobar))).toEqual(['Nurse'])
    const answer = await list({ ...inKhobar, city: 'jeddah' })
    expect(titles(answer)).toEqual(['Accountant'])
    expect(answer).toMatchObject({ place: { key: 'jeddah' }, origin: { ...at(khobar), kind: 'viewer' } })
  })

  test('half a position is refused', async () => {
    expect(await refusal({ lat: '24.7' })).toEqual(['lng needsPosition'])
    expect(await refusal({ lng: '46.7', city: 'riyadh' })).toEqual(['lng needsPosition'])
  })

  test('an unknown city is refused by name', async () => {
    expect(await refusal({ city: 'atlantis' })).toEqual(['city invalid'])
  })

  test('a radius and the order "closest" are refused without an origin', async () => {
    expect(await refusal({ sort: 'closest' })).toEqual(['sort needsOrigin'])
    expect(await refusal({ radius: '20' })).toEqual(['radius needsOrigin'])
    expect(await refusal({ q: 'accountant', radius: '20' })).toEqual(['radius needsOrigin'])
  })

  test.for([{ city: 'region-eastern' }, { q: 'المنطقة الشرقية' }])(
    'a region is nowhere to count from: %j',
    async (region) => {
      expect(await refusal({ ...region, sort: 'closest' })).toEqual(['sort needsOrigin'])
      expect(await refusal({ ...region, radius: '20' })).toEqual(['radius needsOrigin'])
      expect(await list(region)).toMatchObject({ place: { key: 'region-eastern' }, origin: null })
    },
  )

  test.for([{ city: 'region-eastern' }, { q: 'المنطقة الشرقية' }])(
    'a radius around the viewer takes the room of a region, an order does not: %j',
    async (region) => {
      const inJeddah = { ...at(jeddah), ...region, workMode: 'onsite' }

      const near = await list({ ...inJeddah, radius: 20 })
      expect(titles(near)).toEqual(['Accountant'])
      expect(near).toMatchObject({ place: null, origin: { ...at(jeddah), kind: 'viewer' } })
      expect(titles(await list({ ...inJeddah, sort: 'closest' }))).toEqual(['Nurse'])
    },
  )
})

const at = ({ lat, lng }: { lat: number; lng: number }) => ({ lat, lng })

describe('distances', () => {
  test('nearest first where that is asked, remote ads last', async () => {
    const answer = await list({ ...at(jeddah), q: '', sort: 'closest' })

    expect(titles(answer)).toEqual(['Accountant', 'محاسب', 'Nurse', 'Remote developer'])
    expect(answer).toMatchObject({ sort: 'closest', origin: { kind: 'viewer' } })
    expect(answer.items.map(({ location }) => Math.round(location.distanceKm ?? -1))).toEqual([
      0, 854, 1240, 0,
    ])
  })

  test.for([{}, { city: 'riyadh' }, { bounds: '21,39,22,40' }])(
    'without a viewer a list by date measures nothing: %j',
    async (query) => {
      const { origin, items } = await list(query)

      expect(origin).toBeNull()
      expect(items.length).toBeGreaterThan(0)
      for (const { location } of items) expect(location.distanceKm).toBeNull()
    },
  )

  test.for([{ sort: 'closest' }, { radius: 50, sort: 'newest' }])(
    'the middle of a place counts where %j asks for it',
    async (query) => {
      const { origin, items } = await list({ ...query, city: 'riyadh' })

      expect(origin).toEqual({ lat: expect.closeTo(24.77, 1), lng: expect.closeTo(46.74, 1), kind: 'place' })
      expect(items[0]?.location.distanceKm).toBeGreaterThan(0)
    },
  )

  test('distances are measured from the centre of the rectangle, and the answer names it', async () => {
    const answer = await list({ bounds: '26,50,27,51', sort: 'closest' })

    expect(answer.origin).toEqual({ lat: 26.5, lng: 50.5, kind: 'centre' })
  })

  test.for([{ city: 'riyadh' }, { q: 'accountant riyadh' }])(
    'the centre of the rectangle counts although %j names a city, which is told all the same',
    async (query) => {
      const answer = await list({ ...query, bounds: '21,39,22,40', sort: 'closest' })

      expect(titles(answer)).toContain('Accountant')
      expect(answer.origin).toEqual({ lat: 21.5, lng: 39.5, kind: 'centre' })
      expect(answer.place).toMatchObject({ key: 'riyadh' })
    },
  )
})

describe('filters', () => {
  test.for([
    [{ category: 'healthcare,it' }, ['Nurse', 'Remote developer']],
    [{ workMode: 'full-remote' }, ['Remote developer']],
    [{ minSalary: '12000' }, ['Nurse']],
    [{ postedWithin: '1' }, ['محاسب', 'Accountant', 'Remote developer']],
    [{ verified: 'true', sort: 'oldest' }, ['Accountant', 'محاسب', 'Remote developer']],
    [{ q: 'sahara' }, ['Nurse']],
    [{ q: 'وظائف' }, ['محاسب', 'Accountant', 'Nurse', 'Remote developer']],
    [{ q: 'astronaut' }, []],
    [{ q: 'مطور عن بُعد' }, ['Remote developer']],
    [{ q: 'developer full-time', workMode: 'onsite' }, []],
  ] as const)('%j', async ([query, expected]) => {
    expect(titles(await list(query))).toEqual(expected)
  })

  test('a company, and one that does not exist', async () => {
    expect((await list({ organization: oasis.id })).items).toHaveLength(3)
    expect((await list({ organization: crypto.randomUUID() })).items).toHaveLength(0)
  })

  test('all companies but one', async () => {
    const all = (await list({})).items.length
    expect((await list({ exceptOrganization: oasis.id })).items).toHaveLength(all - 3)
    expect((await list({ exceptOrganization: crypto.randomUUID() })).items).toHaveLength(all)
  })
})

test('a page takes at most three statements, two when the words are known', async () => {
  await list({ q: 'warm up', category: 'finance' })
  const count = async (query: Record<string, string>) => {
    statements = 0
    await list(query)
    return statements
  }

  expect(await count({ q: 'محاسب الرياض', category: 'finance' })).toBeLessThanOrEqual(2)
  expect(await count({ q: 'nobodyknowsthis', category: 'it' })).toBeLessThanOrEqual(3)
  expect(await count({ organization: oasis.id, sort: 'oldest' })).toBeLessThanOrEqual(3)
})
