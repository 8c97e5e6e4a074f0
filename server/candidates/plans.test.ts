import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Context, SignedIn } from '../ground/context.ts'
import type { Database, Transaction } from '../platform/database/database.ts'
import { addUser } from '../testing/accounts.ts'
import { freshDatabase, type TestDatabase } from '../testing/database.ts'
import { addCompany, addJobAd } from '../testing/job-ads.ts'
import { readsOf } from '../testing/search/explain.ts'
import { testServices } from '../testing/test-app.ts'
import { listApplications } from './own/list-applications.ts'
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
      await seed(db, { organizationId: company.id, ads: [jobAdId], count: 5_000, userId: null })
      await seed(db, { organizationId: company.id, ads: others, count: 5_000, userId: sara.id })
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

type Seed = { organizationId: string; ads: string[]; count: number; userId: string | null }

/** Candidates in every state; the account has a dozen of them. */
async function seed(db: Database, { organizationId, ads, count, userId }: Seed) {
  await db.query({
    text: `
      with ad as (select id, ad_no::int from unnest($2::uuid[]) with ordinality as ads (id, ad_no)), added as (
        insert into candidate (id, organization_id, job_ad_id, organization_location_id, user_id, email, name, phone,
          locale, consent_version, applied_at, state, token_hash)
        select gen_random_uuid(), $1, ad.id, at.organization_location_id, case when no < 12 then $4::uuid end,
          'person-' || no || '-' || ad.ad_no || '@mail.example', 'Person ' || no, '+9665' || lpad(no::text, 8, '0'), 'en', '1',
          now() - no * interval '1 minute',
          (array['new', 'new', 'in-progress', 'rejected'])[1 + no % 4]::candidate_state, sha256((ad.id::text || no)::bytea)
        from generate_series(1, $3) as no
        join ad on ad.ad_no = 1 + no % cardinality($2::uuid[])
        join job_ad_location as at on at.job_ad_id = ad.id
        returning id, job_ad_id, organization_id, name, email)
      insert into candidate_word (job_ad_id, word, candidate_id, organization_id)
      select job_ad_id, word, id, organization_id
      from added cross join lateral (values (split_part(fold(name), ' ', 1)), (split_part(fold(name), ' ', 2)), (email))
        as found (word)`,
    values: [organizationId, ads, count, userId],
  })
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
  ['the newest', {}, 1_000],
  ['those in a state', { state: ['in-progress'] }, 1_000],
  ['in the order of states', { sort: 'state' }, 1_000],
  ['found by a whole name', { q: 'person 4321' }, 2_500],
  ['found by an address', { q: 'person-77-1@mail' }, 1_000],
] as const)('a page of candidates, %s, reads no table from end to end', async (_what, query, most) => {
  const input = { params: { id: jobAdId }, query } as Parameters<typeof listCandidates>[1]
  const reads = await readsInside((db) => listCandidates({ ...context, db }, input))
  const [page] = reads
  expect(page?.readWhole).toEqual([])
  expect(page?.blocks).toBeLessThanOrEqual(most)
})

test('the applications of a person cost as much as they are many', async () => {
  const reads = await readsInside((db) => listApplications({ ...context, db }, { query: {} }))
  const whole = reads.filter(({ readWhole }) => readWhole.includes('candidate'))
  expect(whole.map(({ name }) => name)).toEqual([])
})
