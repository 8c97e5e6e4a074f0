import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Context } from '../ground/context.ts'
import { freshDatabase, type TestDatabase } from '../testing/database.ts'
import { readsOf } from '../testing/search/explain.ts'
import { type SeededTeam, seedCompanies } from '../testing/seeds/many-companies.ts'
import { seedJobAds } from '../testing/seeds/many-job-ads.ts'
import { testServices } from '../testing/test-app.ts'
import { invitationToken } from './invitation-token.ts'
import { listTeam } from './list-team.ts'
import { findReceived } from './queries/invitations.ts'

// The team of one among ten thousand companies: the cost of its page may not grow with the others.

let database: TestDatabase
let context: Context
let team: SeededTeam
beforeAll(async () => {
  database = await freshDatabase()
  const { services } = testServices({ db: database.db })
  await seedJobAds(database.ownerUrl, 2_000)
  team = await seedCompanies(database.owner, 10_000)
  await database.owner.query({
    text: `
      insert into organization_invitation (organization_id, email, first_name, last_name, role, locale, token_hash,
        created_at, sent_at, expires_at)
      select organization_id, 'invited-' || nth || '@qareeb.example', 'Noura', 'Al-Qahtani', 'HR', 'ar',
        sha256((organization_id::text || nth)::bytea), now(), now(), now() + interval '7 days'
      from organization_private, generate_series(1, 2) as nth`,
  })
  await database.owner.query({ text: 'analyze organization_invitation' })
  const organization = { id: team.organizationId, role: 'ADMIN', impersonatedUntil: null } as const
  const { userId, sessionId } = team
  const person = { userId, sessionId, userType: 'employer', emailVerified: true } as const
  context = {
    ...services,
    actor: { kind: 'user', ...person, provedAt: new Date(), organization },
    locale: 'en',
    origin: { network: '203.0.113.7', userAgent: undefined },
    requestId: 'a request',
  }
}, 120_000)
afterAll(() => database.drop())

/** The reads of a statement in the scope of the company; the settings of the scope are statements of their own. */
const readsInScope = (work: (inside: Context) => Promise<unknown>) =>
  database.db.transaction(
    (db) =>
      readsOf(db, (watched) =>
        work({
          ...context,
          db: { ...watched, transaction: (inner) => inner({ ...watched, isTransaction: true }) },
        }),
      ),
    { organizationId: team.organizationId, actor: team.userId },
  )

test.each(['', 'nour qahtani'])(
  'a page of a team is one statement that reads no table from end to end: "%s"',
  async (q) => {
    const query = { q, organizationId: undefined, state: undefined, page: undefined }
    const reads = await readsInScope((inside) => listTeam(inside, { query }))
    expect(reads.map(({ name }) => name)).toEqual(['list_team'])
    expect(reads[0]?.readWhole).toEqual([])
    expect(reads[0]?.blocks).toBeLessThanOrEqual(80)
  },
)

test('an invitation is found by its token through an index', async () => {
  const { hash } = invitationToken(context, { id: 'one', organizationId: team.organizationId })
  const [reads] = await readsInScope(({ db }) => findReceived(db, hash))
  expect(reads?.readWhole).toEqual([])
  expect(reads?.indexes).toContain('organization_invitation_token_hash_key')
})
