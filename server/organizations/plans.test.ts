import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Context, Services, SignedIn } from '../ground/context.ts'
import { identify } from '../identity/session/identify.ts'
import { reindexBatch, reindexBatchAt } from '../job-ads/queries/search-index.ts'
import { listOrganizationLocations } from '../organization-locations/list-organization-locations.ts'
import type { Database, Transaction } from '../platform/database/database.ts'
import { freshDatabase, type TestDatabase } from '../testing/database.ts'
import { readsOf } from '../testing/search/explain.ts'
import { type SeededTeam, seedCompanies } from '../testing/seeds/many-companies.ts'
import { seededNow, seedJobAds } from '../testing/seeds/many-job-ads.ts'
import { testServices } from '../testing/test-app.ts'
import { getOrganizationStats } from './get-organization-stats.ts'
import { getOrganization } from './get-organization.ts'
import { inOwnCompanies, listMemberships } from './list-memberships.ts'
import { getPublicOrganization } from './public-page/get-public-organization.ts'

// The requests of every page of the dashboard, at ten thousand companies: none of it may grow with their number.

let database: TestDatabase
let services: Services
let team: SeededTeam
let context: Context
beforeAll(async () => {
  database = await freshDatabase()
  services = testServices({ db: database.db, now: () => seededNow }).services
  await seedJobAds(database.ownerUrl, 3_000)
  team = await seedCompanies(database.owner, 10_000)
  const actor: SignedIn = {
    kind: 'user',
    ...team,
    userType: 'employer',
    emailVerified: true,
    provedAt: seededNow,
    organization: { id: team.organizationId, role: 'ADMIN', impersonatedUntil: null },
  }
  const origin = { network: '192.0.2.1', userAgent: undefined }
  context = { ...services, actor, locale: 'en', origin, requestId: 'plans' }
}, 120_000)
afterAll(() => database.drop())

/** Rows that a dashboard query reads; `explain` runs in the scope of the company. */
const readsInside = (work: (db: Database) => Promise<unknown>) =>
  database.db.transaction((db) => readsOf(db, (watched) => work(within(watched))), {
    organizationId: team.organizationId,
    actor: team.userId,
  })

/** Use cases open a transaction of their own; here they are inside of one already. */
function within(db: Database): Transaction {
  const inside: Transaction = { ...db, isTransaction: true, transaction: (work) => work(inside) }
  return inside
}

test('identifying a caller of a company is one query of a dozen blocks', async () => {
  const { token } = await services.identity.tokens.sign(team)
  const [asked] = await readsOf(database.db, (db) => identify({ ...services, db }, token)).then((reads) =>
    reads.filter(({ name }) => name === 'find_caller'),
  )
  expect(asked?.readWhole).toEqual([])
  expect(asked?.blocks).toBeLessThanOrEqual(12)
})

test.each<[string, number, (db: Database) => Promise<unknown>]>([
  ['the company', 30, (db) => getOrganization({ ...context, db }, { query: {} })],
  ['its branches', 1_500, (db) => listOrganizationLocations({ ...context, db }, { query: {} })],
  ['its counts', 200, (db) => getOrganizationStats({ ...context, db }, { query: {} })],
  ['the companies of a person', 60, (db) => inOwnCompanies({ ...context, db }, listMemberships)],
])('%s: one statement, no table from end to end, at most %i blocks', async (_what, most, work) => {
  const reads = await readsInside(work)
  expect(reads).toHaveLength(1)
  expect(reads[0]?.readWhole).toEqual([])
  expect(reads[0]?.blocks).toBeLessThanOrEqual(most)
})

test('the public page of a company reads no table from end to end', async () => {
  const reads = await readsOf(database.db, (db) =>
    getPublicOrganization({ ...services, db }, { params: { slug: team.slug } }),
  )
  expect(reads.map(({ name }) => name)).toEqual([
    'find_public_company',
    'list_public_branches',
    'list_open_cards_of',
    'count_open_of',
  ])
  for (const { readWhole, blocks } of reads) {
    expect(readWhole).toEqual([])
    // The largest company of the seed: all of its open ads are counted, branch by branch.
    expect(blocks).toBeLessThanOrEqual(1_500)
  }
})

test('reindexing the ads of a company finds them by its index', async () => {
  const batch = { organizationId: team.organizationId, now: seededNow, after: 0, most: 20 }
  const [reindexing] = await readsInside((db) => reindexBatch(db, batch))
  expect(reindexing?.readWhole).toEqual([])
  expect(reindexing?.indexes).toContain('job_ad_of_company_ending')
})

test('reindexing the ads of a branch finds them by its index', async () => {
  const [place] = await database.owner.query<{ id: string }>({
    text: 'select organization_location_id as id from job_ad_location where organization_id = $1 limit 1',
    values: [team.organizationId],
  })
  const batch = { locationId: String(place?.id), now: seededNow, after: 0, most: 20 }
  const [reindexing] = await readsInside((db) => reindexBatchAt(db, batch))
  expect(reindexing?.readWhole).toEqual([])
  expect(reindexing?.indexes).toContain('job_ad_location_used')
})
