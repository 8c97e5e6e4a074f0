import type { MapItems } from '@qareeb/contract/search/map-items'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshDatabase, type TestDatabase } from '../testing/database.ts'
import { addCompany, addJobAd } from '../testing/job-ads.ts'
import { openTestApp } from '../testing/test-app.ts'
import { snapToSquares } from './map-squares.ts'

const olaya = { lat: 24.6957, lng: 46.685 }
const tower = { lat: 24.7112, lng: 46.6744 }

let database: TestDatabase
let app: FastifyInstance

beforeAll(async () => {
  database = await freshDatabase()
  const oasis = await addCompany(database.owner, { nameEn: 'Oasis Group' })
  const add = (ad: Parameters<typeof addJobAd>[2]) => addJobAd(database.owner, oasis, ad)
  await add({ titleEn: 'Accountant', at: [olaya, { lat: 24.75, lng: 46.72 }], slugs: { en: 'accountant-1' } })
  await add({ titleEn: 'Nurse', category: 'healthcare', at: [tower] })
  await add({ titleEn: 'Doctor', category: 'healthcare', at: [tower] })
  await add({ titleEn: 'Developer', workMode: 'full-remote', at: [olaya] })
  await database.owner.query({ text: 'analyze search_entry' })
  app = (await openTestApp({ db: database.db })).app
})
afterAll(async () => {
  await app.close()
  await database.drop()
})

const riyadh = '24.4,46.3,25.1,47.1'

async function ask(query: Record<string, string>) {
  const answer = await app.inject({ url: '/api/v1/job-ad/map', query })
  expect(answer.statusCode).toBe(200)
  return answer
}

const map = async (query: Record<string, string>): Promise<MapItems> => (await ask(query)).json()

test('on a map of the whole country one mark holds the locations of all ads, without remote ones', async () => {
  const { pins, clusters } = await map({ bounds: '16,34,32,56', zoom: '5' })

  expect(pins).toEqual([])
  expect(clusters).toMatchObject([{ count: { value: 4, kind: 'exact' }, spot: false }])
})

test('an ad has a pin for each of its locations', async () => {
  const { pins } = await map({ bounds: riyadh, zoom: '14', category: 'finance' })

  expect(pins.map(({ lat, lng }) => `${lat},${lng}`).toSorted()).toEqual(['24.6957,46.685', '24.75,46.72'])
  expect(pins[0]).toMatchObject({
    title: { ar: null, en: 'Accountant' },
    slugs: { ar: null, en: 'accountant-1' },
    salary: { min: 6000, max: 8000 },
  })
})

test('zooming into marks ends at single pins and spots', async () => {
  const seen: string[] = []
  const spots: MapItems['clusters'] = []
  async function descend(bounds: string, zoom: number) {
    const { pins, clusters } = await map({ bounds, zoom: String(zoom) })
    for (const pin of pins) seen.push(`${pin.title.en} ${pin.lat}`)
    for (const cluster of clusters)
      await (cluster.spot ? spots.push(cluster) : descend(cluster.bounds.join(','), zoom + 1))
  }
  await descend(riyadh, 9)

  expect([...new Set(seen)].toSorted()).toEqual(['Accountant 24.6957', 'Accountant 24.75'])
  expect(spots).toMatchObject([{ count: { value: 2 } }])
})

test('a spot can be opened as a list', async () => {
  const { clusters } = await map({ bounds: '24.70,46.66,24.72,46.69', zoom: '16' })
  expect(clusters).toMatchObject([{ spot: true, lat: 24.7112, lng: 46.6744 }])

  const answer = await app.inject({
    url: '/api/v1/job-ad',
    query: { bounds: clusters[0]?.bounds.join(',') ?? '', workMode: 'onsite' },
  })
  expect(
    answer
      .json()
      .items.map(({ title }: { title: { en: string } }) => title.en)
      .toSorted(),
  ).toEqual(['Doctor', 'Nurse'])
})

test('it has the area of the list: words, filters, a city, a radius or another rectangle', async () => {
  const locations = async (query: Record<string, string>) => {
    const { pins, clusters } = await map({ bounds: riyadh, zoom: '12', ...query })
    return pins.length + clusters.reduce((sum, { count }) => sum + count.value, 0)
  }

  expect(await locations({ category: 'healthcare' })).toBe(2)
  expect(await locations({ q: 'ممرضة' })).toBe(1)
  expect(await locations({ city: 'jeddah' })).toBe(0)
  expect(await locations({ city: 'riyadh' })).toBe(4)
  expect(await locations({ searched: '24.7,46.6,24.72,46.7' })).toBe(2)
  expect(await locations({ city: 'jeddah', searched: '24.7,46.6,24.72,46.7' })).toBe(2)
  expect(await locations({ lat: '24.7112', lng: '46.6744', radius: '1' })).toBe(2)
  expect(await locations({ q: 'الرياض', radius: '300' })).toBe(4)
  expect(await locations({ q: 'جدة', lat: '24.7112', lng: '46.6744', radius: '20' })).toBe(0)
  expect(await locations({ city: 'jeddah', lat: '24.7112', lng: '46.6744', radius: '20' })).toBe(0)
})

test('a map moved by a few pixels asks for the same squares', () => {
  const bounds = { south: 24.601, west: 46.502, north: 24.803, east: 46.804 }
  const moved = { south: 24.6011, west: 46.5023, north: 24.8032, east: 46.8041 }

  expect(snapToSquares(moved, 12)).toEqual(snapToSquares(bounds, 12))
})

test('the answer stays small for any number of locations', async () => {
  const oasis = await addCompany(database.owner, { nameEn: 'Crowd Company' })
  const locations = (row: number) =>
    Array.from({ length: 50 }, (_, index) => ({ lat: 21 + row * 0.04, lng: 39 + index * 0.03 }))
  for (let row = 0; row < 16; row++)
    await addJobAd(database.owner, oasis, {
      titleAr: `${'مهندس برمجيات أول '.repeat(6)}${row}`,
      titleEn: `${'Senior software engineer '.repeat(4)}${row}`,
      at: locations(row),
    })

  for (const zoom of ['8', '10', '11', '12', '14', '18']) {
    const answer = await ask({ bounds: '21,39,21.7,40.6', zoom })
    const { pins, clusters } = answer.json<MapItems>()
    expect(Buffer.byteLength(answer.body)).toBeLessThanOrEqual(20_000)
    expect(pins.length + clusters.reduce((sum, { count }) => sum + count.value, 0)).toBe(800)
  }
})

test.for([
  [{ zoom: '12' }, 'bounds'],
  [{ bounds: riyadh }, 'zoom'],
  [{ bounds: riyadh, zoom: '4' }, 'zoom'],
  [{ bounds: riyadh, zoom: '12.5' }, 'zoom'],
  [{ bounds: '25,46,24,47', zoom: '12' }, 'bounds'],
  [{ bounds: riyadh, zoom: '12', city: 'atlantis' }, 'city'],
  [{ bounds: riyadh, zoom: '12', radius: '20' }, 'radius'],
] as const)('%j is refused by name', async ([query, field]) => {
  const answer = await app.inject({ url: '/api/v1/job-ad/map', query })

  expect(answer.statusCode).toBe(400)
  expect(answer.json().errors).toMatchObject([{ path: field }])
})
