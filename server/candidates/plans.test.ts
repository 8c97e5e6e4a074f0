import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Context, SignedIn } from '../ground/context.ts'
import type { Database, Transaction } from '../platform/database/database.ts'
import { addUser } from '../testing/accounts.ts'
import { freshDatabase, type TestDatabase } from '../testing/database.ts'
import { addCompany, addJobAd } from '../testing/job-ads.ts'
import { readsOf } from '../testing/search/explain.ts'
import { addManyCandidates } from '../testing/seeds/many-candidates.ts'
import { testServices } from '../testing/test-app.ts'
import { getJobAdNumbers } from './numbers/get-job-ad-numbers.ts'
import { listApplications } from './own/list-applications.ts'
import { countKeptTooLong } from './queries/erasure.ts'
import { listApplicants } from './team/list-applicants.ts'
import { listCandidateChanges } from './team/list-candidate-changes.ts'
import { listCandidateLocations } from './team/list-candidate-locations.ts'
import { listCandidates } from './team/list-candidates.ts'

// Pages that people wait for, at 5,000 candidates of an ad and as many of other ads.

let database: TestDatabase
let context: Context
let actor: SignedIn
let jobAdId = ''
beforeAll(async () => {
  database = await freshDatabase()
  const { owner } = database
  const company = await addCompany(owner, { nameEn: 'Oasis Group' })
  const at = [{ lat: 21.5, lng: 39.2 }]
  jobAdId = (await addJobAd(owner, company, { titleEn: 'Driver', at })).id
  const others: string[] = []
  for (let no = 0; no < 20; no += 1)
    others.push((await addJobAd(owner, company, { titleEn: `Driver ${no}`, at })).id)
  const sara = await addUser(owner, { firstName: 'Sara' })
  await owner.transaction(
    async (db) => {
      await addManyCandidates(db, { organizationId: company.id, ads: [jobAdId], count: 5_000 })
      await addManyCandidates(db, { organizationId: company.id, ads: others, count: 5_000, userId: sara.id })
    },
    { organizationId: company.id },
  )
  await vacuumWhole(owner)
  actor = {
    kind: 'user',
    userId: sara.id,
    sessionId: crypto.randomUUID(),
    userType: 'employer',
    emailVerified: true,
    provedAt: new Date(),
    organization: { id: company.id, role: 'HR', impersonatedUntil: null },
  }
  const origin = { network: '192.0.2.1', userAgent: undefined }
  context = { ...testServices({ db: database.db }).services, actor, locale: 'en', origin, requestId: 'plans' }
}, 120_000)
afterAll(() => database.drop())

/** Index-only scans need pages that vacuum has marked; an older snapshot, such as that of autovacuum, delays it. */
async function vacuumWhole(owner: Database) {
  for (let tries = 0; tries < 50; tries += 1) {
    await owner.query({
      text: 'vacuum (analyze) candidate, candidate_word, candidate_event, job_ad_location',
    })
    const [row] = await owner.query<{ isMarked: boolean }>({
      text: `
        select bool_and(relallvisible = relpages) as "isMarked" from pg_class
        where relname in ('candidate', 'candidate_word')`,
    })
    if (row?.isMarked) return
    await setTimeout(200)
  }
  throw new Error('Vacuum could not mark the pages as visible to everybody.')
}

/** Use cases open a transaction of their own; here they are inside of one already. */
function within(db: Database): Transaction {
  const inside: Transaction = { ...db, isTransaction: true, transaction: (work) => work(inside) }
  return inside
}

const readsInside = (work: (db: Database) => Promise<unknown>) =>
  database.db.transaction((db) => readsOf(db, (watched) => work(within(watched))), {
    organizationId: actor.organization?.id ?? '',
    actor: actor.userId,
  })

test.each([
  ['the newest', {}, 'candidate_of_ad', 1_000],
  ['those in a state', { state: ['in-progress'] }, 'candidate_of_ad', 1_000],
  ['in the order of states', { sort: 'state' }, 'candidate_in_place', 1_000],
  ['in the order of the match', { sort: 'match' }, 'candidate_by_match', 1_000],
  ['found by a whole name', { q: 'person 4321' }, 'candidate_word_pkey', 2_500],
  ['found by an address', { q: 'person-77-1@mail' }, 'candidate_word_pkey', 1_000],
] as const)('a page of candidates, %s, is found by its index', async (_what, query, index, most) => {
  const input = { params: { id: jobAdId }, query } as Parameters<typeof listCandidates>[1]
  const reads = await readsInside((db) => listCandidates({ ...context, db }, input))
  const [page] = reads
  expect(page?.readWhole).toEqual([])
  expect(page?.indexes).toContain(index)
  expect(page?.blocks).toBeLessThanOrEqual(most)
})

test('an index finds changes since a moment', async () => {
  const since = new Date(Date.now() + 60_000).toISOString()
  const input = { params: { id: jobAdId }, query: { since } }
  const reads = await readsInside((db) => listCandidateChanges({ ...context, db }, input))
  expect(reads.flatMap(({ readWhole }) => readWhole)).toEqual([])
  expect(reads.flatMap(({ indexes }) => indexes)).toContain('candidate_changed_of_ad')
})

test('the branches of an ad and of its candidates are found by their indexes', async () => {
  const input = { params: { id: jobAdId } }
  const reads = await readsInside((db) => listCandidateLocations({ ...context, db }, input))
  expect(reads).toHaveLength(1)
  expect(reads[0]?.readWhole).not.toContain('candidate')
  expect(reads[0]?.indexes).toContain('candidate_changed_of_ad')
  expect(reads[0]?.blocks).toBeLessThanOrEqual(500)
})

test.each([
  ['the newest', {}, 'candidate_of_company_by_time', 1_500],
  ['those in a state', { state: 'in-progress' }, 'candidate_of_company_in_place', 1_500],
  ['the longest wait first', { sort: 'waiting' }, 'candidate_of_company_in_place', 1_500],
  ['those who wait for long', { waiting: 'long', sort: 'waiting' }, 'candidate_of_company_in_place', 1_500],
  ['those whose answer is overdue', { promised: 'overdue' }, 'candidate_promised', 1_500],
  ['those whose answer is due soon', { promised: 'soon' }, 'candidate_promised', 1_500],
  ['found by a whole name', { q: 'person 4321' }, 'candidate_word_of_organization', 2_500],
  ['found by an address', { q: 'person-77-1@mail' }, 'candidate_word_of_organization', 1_500],
] as const)(
  'a page of the people of a company, %s, is found by its index',
  async (_what, query, index, most) => {
    const [page] = await readsInside((db) => listApplicants({ ...context, db }, { query }))
    expect(page?.readWhole).toEqual([])
    expect(page?.indexes).toContain(index)
    expect(page?.blocks).toBeLessThanOrEqual(most)
  },
)

test('the applications of a person cost as much as they are many', async () => {
  const reads = await readsInside((db) => listApplications({ ...context, db }, { query: {} }))
  const whole = reads.filter(({ readWhole }) => readWhole.includes('candidate'))
  expect(whole.map(({ name }) => name)).toEqual([])
  for (const { indexes } of reads.slice(2)) expect(indexes).toContain('candidate_of_user')
})

test('the count of what a shorter retention erases reads the candidates of ended ads alone', async () => {
  const asked = { organizationId: actor.organization?.id ?? '', months: 1, at: new Date() }
  const [count] = await readsInside((db) => countKeptTooLong(db, asked))
  expect(count?.readWhole).toEqual([])
  expect(count?.indexes).toContain('job_ad_of_company_created')
  expect(count?.blocks).toBeLessThanOrEqual(100)
})

test('the numbers of an ad read its own candidates once each, and those of no other ad', async () => {
  const input = { params: { id: jobAdId } }
  const reads = await readsInside((db) => getJobAdNumbers({ ...context, db }, input))
  expect(reads.map(({ name }) => name)).toEqual([
    'count_progress_of_candidates',
    'list_sources_of_views',
    'list_days_of_job_ad',
  ])
  const [progress, sources, days] = reads
  expect(reads.flatMap(({ readWhole }) => readWhole)).toEqual([])
  for (const read of [progress, days]) {
    const [rows, ...others] = read?.scans.filter(({ table }) => table === 'candidate') ?? []
    expect(others).toEqual([])
    // PostgreSQL gives means of loops.
    expect(rows?.rows).toBeLessThanOrEqual(5_100)
    expect(read?.blocks).toBeLessThanOrEqual(1_000)
  }
  expect(sources?.indexes).toContain('job_ad_view_pkey')
  expect(days?.indexes).toContain('candidate_of_ad')
})

test.each([
  'candidate_comment',
  'candidate_note',
  'candidate_word',
  'candidate_evaluation',
  'candidate_event',
  'attachment',
])('the policies of %s compare the company before they call a function', async (table) => {
  const plan = await database.db.transaction(
    (db) => db.query<{ 'QUERY PLAN': string }>({ text: `explain select from ${table}` }),
    { organizationId: actor.organization?.id ?? '', actor: actor.userId },
  )
  const filter = plan.map((line) => line['QUERY PLAN']).find((line) => line.includes('Filter:')) ?? ''
  const called = filter.search(/can_see_candidate|is_candidate_of_actor/)
  expect(called).toBeGreaterThan(0)
  expect(filter.slice(0, called)).toContain('organization_id = ')
})
