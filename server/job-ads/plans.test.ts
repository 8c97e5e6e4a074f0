import type { JobAdOrder } from '@qareeb/contract/job-ads/job-ad-life'
import { dayMs } from '@qareeb/reference/riyadh'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshDatabase, type TestDatabase } from '../testing/database.ts'
import { readsOf } from '../testing/search/explain.ts'
import { seedCompanies } from '../testing/seeds/many-companies.ts'
import { seededNow, seedJobAds } from '../testing/seeds/many-job-ads.ts'
import { countAdsOf, type ListedAd, type ListFilter, listAdsOf } from './queries/company-list.ts'
import { listEndingAds } from './queries/ending-ads.ts'
import { countOpenAds } from './queries/publisher.ts'

// The lists of a company with ten thousand ads among those of others, asked as the application's role asks.

let database: TestDatabase
let organizationId: string
beforeAll(async () => {
  database = await freshDatabase()
  await seedJobAds(database.ownerUrl, 3_000)
  await seedCompanies(database.owner, 1_000)
  organizationId = await addAds()
}, 120_000)
afterAll(() => database.drop())

/**
 * Gives ads at one branch each to a company without others, so that a page of them reads as many blocks each time. Of
 * every hundred 3 are drafts, 60 open, 17 expired and 20 closed, made one after the other.
 * @returns the id of the company
 */
async function addAds(): Promise<string> {
  const [company] = await database.owner.query<{ id: string; branchId: string }>({
    text: `
      select organization_id as id, id as "branchId" from organization_location
      where organization_id = md5('trading 1')::uuid limit 1`,
  })
  if (!company) throw new Error('The company has no branch.')
  await database.owner.query({
    text: `
      insert into job_ad (id, organization_id, status, ad_type, title_en, description_html_en, description_text_en,
        category, work_mode, employment_type, pay_period, currency, pay_min, pay_max, pay_min_monthly, pay_max_monthly,
        created_at, updated_at, published_at, expires_at, closed_at)
      select md5('listed ' || no)::uuid, $1, state.status::job_ad_status, 'free', 'Accountant ' || no, '<p>Keeps the books of four branches.</p>', 'Keeps the books of four branches.',
        'finance', 'onsite', 'full-time', 'monthly', 'SAR', 600000, 800000, 6000, 8000,
        made, made, case when state.status <> 'draft' then made end,
        case when state.status <> 'draft' then case when no % 100 < 63 then $2::timestamptz + make_interval(mins => no) else made + interval '2 days' end end,
        case when state.status = 'archived' then made + interval '1 day' end
      from generate_series(1, 10000) as no
      cross join lateral (select $2::timestamptz - interval '5 days' - make_interval(mins => no) as made) as moment
      cross join lateral (select case when no % 100 < 3 then 'draft' when no % 100 < 80 then 'published' else 'archived' end as status) as state`,
    values: [company.id, seededNow],
  })
  await database.owner.query({
    text: `
      insert into job_ad_location (job_ad_id, location_no, organization_id, organization_location_id)
      select id, 1, organization_id, $2 from job_ad where organization_id = $1`,
    values: [company.id, company.branchId],
  })
  await database.owner.query({ text: 'vacuum (analyze) job_ad, job_ad_location' })
  return company.id
}

const list = (filter: Partial<ListFilter>) => {
  const asked: ListFilter = { organizationId, now: seededNow, sort: 'newest', limit: 26, ...filter }
  return inCompany((db) => listAdsOf(db, asked))
}

const inCompany = <T>(work: (db: Parameters<typeof listAdsOf>[0]) => Promise<T>) =>
  database.db.transaction((db) => work(db), { organizationId })

/** The reads of a page's statements; they are explained in the scope of the company. */
const readsOfList = (filter: Partial<ListFilter>) =>
  inCompany((db) =>
    readsOf(db, (watched) =>
      listAdsOf(watched, { organizationId, now: seededNow, sort: 'newest', limit: 26, ...filter }),
    ),
  )

const farIn = { at: new Date(seededNow.getTime() - 8 * dayMs), id: '00000000-0000-4000-8000-000000000000' }

test.each<[string, Partial<ListFilter>, number]>([
  ['the newest', {}, 600],
  ['the newest, far in', { after: farIn }, 600],
  ['the oldest', { sort: 'oldest' }, 600],
  ['those that end next', { sort: 'ending' }, 700],
  ['the open ones', { state: ['active'] }, 900],
  ['drafts', { state: ['draft'] }, 1_500],
  ['those that have ended', { state: ['inactive'] }, 900],
  ['those that end within a week', { endsWithinDays: 7, sort: 'ending' }, 700],
])('a page of %s reads no table from end to end and few blocks', async (_what, filter, most) => {
  for (const { readWhole, blocks, indexes } of await readsOfList(filter)) {
    expect(readWhole).toEqual([])
    expect(
      indexes.some((index) => index.startsWith('job_ad_of_company') || index === 'job_ad_organization'),
    ).toBe(true)
    expect(blocks).toBeLessThanOrEqual(most)
  }
})

test('counting its tabs and its open ads reads indexes alone', async () => {
  const reads = await inCompany((db) =>
    readsOf(db, async (watched) => {
      await countAdsOf(watched, { organizationId, now: seededNow })
      await countOpenAds(watched, { organizationId, now: seededNow })
    }),
  )
  for (const { readWhole, blocks } of reads) {
    expect(readWhole).toEqual([])
    expect(blocks).toBeLessThanOrEqual(2_500)
  }
})

test('ads whose end is near are found by their end', async () => {
  const [reads] = await readsOf(database.db, (db) =>
    listEndingAds(db, { now: seededNow, after: null, most: 200 }),
  )
  expect(reads?.readWhole).toEqual([])
  expect(reads?.indexes).toContain('job_ad_ending')
})

test.each<JobAdOrder>(['newest', 'oldest', 'ending'])('page after page, %s: every ad once', async (sort) => {
  const ids = new Set<string>()
  let last: ListedAd | undefined
  for (;;) {
    const after = last && { at: last.place, id: last.id }
    const page = await list({ sort, limit: 997, after })
    for (const { id } of page) {
      expect(ids.has(id)).toBe(false)
      ids.add(id)
    }
    last = page.at(-1)
    if (page.length < 997) break
  }
  expect(ids.size).toBeGreaterThanOrEqual(10_000)
})
