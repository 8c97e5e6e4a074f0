import { afterAll, beforeAll, expect, test } from 'vitest'
import { listFavorites } from '../favorites/list-favorites.ts'
import type { Services } from '../ground/context.ts'
import { identify } from '../identity/session/identify.ts'
import { freshDatabase, type TestDatabase } from '../testing/database.ts'
import { readsOf } from '../testing/search/explain.ts'
import { seedAccounts } from '../testing/seeds/many-accounts.ts'
import { seedJobAds } from '../testing/seeds/many-job-ads.ts'
import { testServices } from '../testing/test-app.ts'

// The cost of every request of a signed-in person, and of the page of saved jobs: neither may grow with the tables.

let database: TestDatabase
let services: Services
let somebody: { userId: string; sessionId: string }
beforeAll(async () => {
  database = await freshDatabase()
  services = testServices({ db: database.db }).services
  await seedJobAds(database.ownerUrl, 3_000)
  somebody = await seedAccounts(database.owner, { people: 2_000, favoritesEach: 40 })
}, 90_000)
afterAll(() => database.drop())

test('identifying a caller is one query by keys, and touches six blocks', async () => {
  const { token } = await services.identity.tokens.sign(somebody)
  const reads = await readsOf(database.db, (db) => identify({ ...services, db }, token))
  const [asked, ...more] = reads.filter(({ name }) => name === 'find_caller')
  expect(more).toEqual([])
  expect(asked?.indexes).toContain('user_account_pkey')
  // With one session each both indexes of sessions lead to one row.
  expect(asked?.indexes.filter((name) => name.startsWith('user_session_'))).toHaveLength(1)
  expect(asked?.blocks).toBeLessThanOrEqual(6)
})

test('a page of saved jobs is one statement, reads no table from end to end and takes the stored cards', async () => {
  const actor = { kind: 'user', ...somebody, userType: 'job-seeker', emailVerified: true } as const
  const context = { ...services, actor: { ...actor, provedAt: new Date(), organization: null } }
  const reads = await readsOf(database.db, (db) =>
    listFavorites({ ...context, db }, { query: { after: undefined } }),
  )
  expect(reads.map(({ name }) => name)).toEqual(['favorite_page'])
  expect(reads[0]?.readWhole).toEqual([])
  expect(reads[0]?.indexes).toEqual(expect.arrayContaining(['favorite_latest', 'search_card_pkey']))
  // 21 cards, each by two keys, and the index of the list twice.
  expect(reads[0]?.blocks).toBeLessThanOrEqual(160)
})
