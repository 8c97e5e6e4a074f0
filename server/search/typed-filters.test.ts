import type { JobAdList } from '@qareeb/contract/search/job-ad-list'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { freshDatabase, type TestDatabase } from '../testing/database.ts'
import { addCompany, addJobAd } from '../testing/job-ads.ts'
import { openTestApp } from '../testing/test-app.ts'

const riyadh = { lat: 24.7743, lng: 46.7386 }

let database: TestDatabase
let app: FastifyInstance

beforeAll(async () => {
  database = await freshDatabase()
  const oasis = await addCompany(database.owner, { nameEn: 'Oasis Group' })
  const add = (ad: Omit<Parameters<typeof addJobAd>[2], 'at'>) =>
    addJobAd(database.owner, oasis, { ...ad, at: [riyadh] })
  await add({ titleEn: 'Cashier one', pay: { min: 3000, max: 4000 }, experienceYears: 0 })
  await add({ titleEn: 'Cashier two', pay: { min: 5000, max: 6000 }, seniority: 'entry-level' })
  await add({ titleAr: 'كاشير', pay: { min: 5000, max: 7000 }, seniority: 'entry-level', experienceYears: 1 })
  await add({ titleAr: 'كاشير أول', titleEn: 'Cashier four', pay: { min: 9000, max: 9500 } })
  await database.owner.query({ text: 'analyze search_entry' })
  app = (await openTestApp({ db: database.db })).app
})
afterAll(async () => {
  await app.close()
  await database.drop()
})

async function list(query: Record<string, string>): Promise<JobAdList> {
  const answer = await app.inject({ url: '/api/v1/job-ad', query })
  expect(answer.statusCode).toBe(200)
  return answer.json()
}

const titles = ({ items }: JobAdList) => items.map(({ title }) => title.en ?? title.ar).toSorted()

describe('an amount of pay among the words', () => {
  test.for([
    ['كاشير راتب 6000', 6000, 'كاشير'],
    ['كاشير ٦٠٠٠ ريال', 6000, 'كاشير'],
    ['كاشير راتب ٦ آلاف', 6000, 'كاشير'],
    ['cashier 6000 SAR', 6000, 'cashier'],
    ['cashier 6k', 6000, 'cashier'],
    ['cashier salary of 5,500', 5500, 'cashier'],
    ['cashier 6000-8000 SAR', 6000, 'cashier'],
    ['cashier 6000', 6000, 'cashier'],
    ['cashier above 6,000', 6000, 'cashier'],
    ['cashier over 8000', 8000, 'cashier'],
    ['cashier over 8000 SAR', 8000, 'cashier'],
    ['cashier above 8k', 8000, 'cashier'],
    ['cashier more than 6250', 6250, 'cashier'],
    ['cashier at least 7000 riyals', 7000, 'cashier'],
    ['cashier salary above 7000', 7000, 'cashier'],
    ['cashier five thousand', 5000, 'cashier'],
    ['كاشير فوق ٨٠٠٠', 8000, 'كاشير'],
    ['كاشير راتب فوق 8,000', 8000, 'كاشير'],
    ['كاشير براتب أعلى من 8000 ريال', 8000, 'كاشير'],
    ['كاشير أكثر من ٨ آلاف', 8000, 'كاشير'],
    ['كاشير لا يقل عن 5000', 5000, 'كاشير'],
    ['كاشير بخمسة آلاف', 5000, 'كاشير'],
    ['كاشير راتب خمس آلاف ريال', 5000, 'كاشير'],
    ['كاشير بـ5000', 5000, 'كاشير'],
    ['بدون خبرة 5000', 5000, 'بدون خبرة'],
    ['no experience 5000', 5000, 'no experience'],
    ['5000', 5000, ''],
    ['كاشير فوق 18 سنة', undefined, undefined],
    ['cashier over 25', undefined, undefined],
    ['cashier more than 5 years', undefined, undefined],
    ['كاشير خمسة عشر ألف', undefined, undefined],
    ['كاشير أحد عشر ألف', undefined, undefined],
    ['كاشير اثنا عشر ألف', undefined, undefined],
    ['كاشير ثلاثة آلاف وخمسمائة', undefined, undefined],
    ['cashier twenty five thousand', undefined, undefined],
    ['كاشير خريج من 2020', undefined, undefined],
    ['cashier graduate from 2023', undefined, undefined],
    ['cashier over 1000 calls', undefined, undefined],
    ['كاشير فوق 1500 متر', undefined, undefined],
    ['cashier 6123', undefined, undefined],
    ['cashier 30 riyals', undefined, undefined],
  ] as const)('%s', async ([q, minSalary, left]) => {
    const { typedFilters, withoutTyped } = await list({ q })

    expect([typedFilters.minSalary, withoutTyped.minSalary]).toEqual([minSalary, left])
  })

  test('is a filter; a chosen filter overrides it', async () => {
    expect(titles(await list({ q: 'cashier 6000 SAR' }))).toEqual(['Cashier four', 'Cashier two', 'كاشير'])
    const chosen = await list({ q: 'cashier 6000 SAR', minSalary: '8000' })
    expect(titles(chosen)).toEqual(['Cashier four'])
    expect([chosen.typedFilters, chosen.withoutTyped]).toEqual([{}, {}])
  })
})

describe('no experience', () => {
  test.for([
    [{ q: 'كاشير بدون خبرة' }, 'كاشير'],
    [{ q: 'كاشير لا يشترط خبرة' }, 'كاشير'],
    [{ q: 'cashier, no experience' }, 'cashier,'],
    [{ q: 'cashier without experience' }, 'cashier'],
    [{ q: 'entry level cashier' }, 'cashier'],
    [{ q: 'entry-level cashier' }, 'cashier'],
    [{ q: 'كاشير للمبتدئين' }, 'كاشير'],
    [{ noExperience: 'true' }, undefined],
  ] as const)(
    'finds ads that ask for zero years, or for the entry level and no number of years: %j',
    async ([query, left]) => {
      const answer = await list(query)

      expect(titles(answer)).toEqual(['Cashier one', 'Cashier two'])
      expect(answer.typedFilters.noExperience).toBe(left === undefined ? undefined : true)
      expect(answer.withoutTyped.noExperience).toBe(left)
    },
  )

  test('loses only its own words when the reader removes it', async () => {
    const { typedFilters, withoutTyped } = await list({ q: 'كاشير بدون خبرة راتب 3000 دوام كامل' })

    expect(typedFilters).toEqual({ noExperience: true, minSalary: 3000, employmentType: ['full-time'] })
    expect(withoutTyped).toEqual({
      noExperience: 'كاشير راتب 3000 دوام كامل',
      minSalary: 'كاشير بدون خبرة دوام كامل',
      employmentType: 'كاشير بدون خبرة راتب 3000',
    })
  })
})

test.for([
  ['ar', ['Cashier four', 'كاشير']],
  ['en', ['Cashier four', 'Cashier one', 'Cashier two']],
  ['both', ['Cashier four']],
] as const)('ads that can be read in: %s', async ([writtenIn, expected]) => {
  expect(titles(await list({ writtenIn }))).toEqual(expected)
})

test('the name of a category is lifted, too', async () => {
  const { typedFilters, withoutTyped } = await list({ q: 'retail in Jeddah' })

  expect([typedFilters, withoutTyped]).toEqual([{ category: ['retail'] }, { category: 'in Jeddah' }])
})

test('no experience and a level together find ads of that level', async () => {
  const bakery = await addCompany(database.owner, { nameEn: 'Bakery' })
  const pay = { min: 3000, max: 4000 }
  const ad = { titleEn: 'Baker', pay, seniority: 'senior' as const, experienceYears: 0, at: [riyadh] }
  await addJobAd(database.owner, bakery, ad)

  expect(titles(await list({ noExperience: 'true', seniority: 'senior' }))).toEqual(['Baker'])
  expect(titles(await list({ noExperience: 'true', seniority: 'mid' }))).toEqual([])
})
