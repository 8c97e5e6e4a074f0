import type { JobAdList } from '@qareeb/contract/search/job-ad-list'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshDatabase, type TestDatabase } from '../testing/database.ts'
import { addCompany, addJobAd, type TestCompany } from '../testing/job-ads.ts'
import { openTestApp } from '../testing/test-app.ts'

const riyadh = { lat: 24.7743, lng: 46.7386, cityKey: 'riyadh' }
const khobar = { lat: 26.2794, lng: 50.2083, cityKey: 'khobar' }

const now = new Date('2026-11-21T09:00:00Z')
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000)

let database: TestDatabase
let app: FastifyInstance
let oasis: TestCompany

beforeAll(async () => {
  database = await freshDatabase()
  oasis = await addCompany(database.owner, { nameEn: 'Oasis Group' })
  for (let hour = 100; hour < 145; hour++)
    await addJobAd(database.owner, oasis, {
      titleEn: `Welder ${hour}`,
      category: 'construction',
      at: [riyadh],
      publishedAt: hoursAgo(hour),
    })
  await addJobAd(database.owner, oasis, {
    titleEn: 'Welder far',
    category: 'construction',
    at: [khobar, riyadh],
    workMode: 'full-remote',
  })
  ;({ app } = await openTestApp({ db: database.db, now: () => now }))
})
afterAll(async () => {
  await app.close()
  await database.drop()
})

const at = ({ lat, lng }: { lat: number; lng: number }) => ({ lat, lng })

const ask = (query: Record<string, string | number>) =>
  app.inject({
    url: '/api/v1/job-ad',
    query: Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)])),
  })

async function list(query: Record<string, string | number>): Promise<JobAdList> {
  const answer = await ask(query)
  expect(answer.statusCode).toBe(200)
  return answer.json()
}

async function refusal(query: Record<string, string>): Promise<string[]> {
  const answer = await ask(query)
  expect(answer.statusCode).toBe(400)
  return answer
    .json()
    .errors.map(({ path, problem }: { path: string; problem: string }) => `${path} ${problem}`)
}

test.for(['newest', 'oldest', 'closest', 'arabic', 'english'])(
  'pages follow each other without gap or repetition: %s',
  async (sort) => {
    const seen: string[] = []
    let after: string | null = ''
    while (after !== null) {
      const answer: JobAdList = await list({
        category: 'construction',
        sort,
        ...at(riyadh),
        ...(after && { after }),
      })
      seen.push(...answer.items.map(({ id }) => id))
      after = answer.next
    }

    expect(seen).toHaveLength(46)
    expect(new Set(seen).size).toBe(46)
  },
)

test('pages go on among full-remote ads, in every order', async () => {
  for (let no = 0; no < 25; no++)
    await addJobAd(database.owner, oasis, {
      ...(no % 2 === 0 ? { titleAr: `مصمم ${no}` } : { titleEn: `Designer ${no}` }),
      category: 'design',
      at: [riyadh],
      workMode: 'full-remote',
      publishedAt: hoursAgo(200 + no),
    })
  for (const sort of ['newest', 'oldest', 'closest', 'arabic', 'english']) {
    const query = { category: 'design', sort, ...at(riyadh) }
    const first = await list(query)
    const second = await list({ ...query, after: first.next ?? '' })
    expect([first.items.length, second.items.length, second.next]).toEqual([20, 5, null])
    expect(new Set([...first.items, ...second.items].map(({ id }) => id)).size).toBe(25)
  }
  const arabicFirst = (await list({ category: 'design', sort: 'arabic' })).items.map(({ title }) => title.ar)
  expect(arabicFirst.findIndex((title) => title === null)).toBe(13)
})

test.for([
  'x',
  'WyJuZXdlc3QiXQ',
  'bnVsbA',
  '____',
  Buffer.from('["distance",1,1]').toString('base64url'),
  Buffer.from('["newest",1e99,1]').toString('base64url'),
  Buffer.from('["newest",1700000000000,0.5]').toString('base64url'),
])('a cursor that this list never gave is refused: %s', async (after) => {
  expect(await refusal({ after })).toEqual(['after invalid'])
})
