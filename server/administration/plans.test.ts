import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listEventsAbout } from '../audit/queries/events.ts'
import { listLog, type LogFilter } from '../audit/queries/log.ts'
import type { Database } from '../platform/database/database.ts'
import { listLatestDeliveries } from '../platform/deliveries/queries.ts'
import { addUser } from '../testing/accounts.ts'
import { freshDatabase, type TestDatabase } from '../testing/database.ts'
import { readsOf } from '../testing/search/explain.ts'
import { measureDecisions } from './queries/decisions.ts'
import { listCompanyPage } from './queries/organizations.ts'
import { listUserPage } from './queries/users.ts'
import { listCompaniesNamedAlike, listCompaniesOfNumber } from './queries/verification-facts.ts'

// The lists of platform administrators grow with the platform; the cost of a page may not.

let database: TestDatabase
let admin: string
let somebody: string
let company: string
beforeAll(async () => {
  database = await freshDatabase()
  const { owner } = database
  admin = (await addUser(owner, { firstName: 'Nora', userType: 'admin' })).id
  await seedCompanies(owner)
  await seedAccounts(owner)
  await seedLog(owner)
  somebody = await idOf(owner, `select id from user_account where email = 'person-777@qareeb.example'`)
  company = await idOf(owner, `select id from organization where slug = 'company-777'`)
}, 90_000)
afterAll(() => database.drop())

const idOf = async (owner: Database, text: string) =>
  (await owner.query<{ id: string }>({ text }))[0]?.id ?? ''

async function seedCompanies(owner: Database) {
  // A thousand companies for each statement: a trigger writes the words of each name, and statements have a time limit.
  for (let first = 1; first < 10_000; first += 1_000)
    await owner.query({
      text: `
      insert into organization (id, slug, name_en, name_ar, verification_status, verified_at, created_at)
      select md5('company ' || no)::uuid, 'company-' || no, 'Company ' || no || case when no % 50 = 0 then ' Oasis' else ' Trading' end, 'شركة ' || no,
        (case when no % 20 = 0 then 'rejected' when no % 10 = 0 then 'pending' else 'verified' end)::verification_status,
        case when no % 10 <> 0 then now() end, now() - no * interval '1 hour'
      from generate_series($1::int, $1::int + 999) as no`,
      values: [first],
    })
  await owner.query({
    text: `
      insert into organization_private (organization_id, waiting_since, registration_number)
      select id, case when verification_status = 'pending' then created_at end,
        lpad((row_number() over (order by id))::text, 10, '0')
      from organization`,
  })
  await owner.query({ text: 'analyze organization, organization_private, organization_word' })
}

async function seedAccounts(owner: Database) {
  await owner.query({
    text: `
      insert into user_account (id, identity_subject, user_type, email, first_name, last_name, created_at, disabled_at)
      select md5('person ' || no)::uuid, 'person ' || no, 'job-seeker', 'person-' || no || '@qareeb.example', 'Sara', 'Al-Harbi ' || no,
        now() - no * interval '1 minute', case when no % 200 = 0 then now() end
      from generate_series(1, 10000) as no`,
  })
  await owner.query({ text: 'vacuum analyze user_account' })
}

async function seedLog(owner: Database) {
  await owner.query({
    text: `
      insert into audit_event (happened_at, action, outcome, actor_id, organization_id, subject, request_id)
      select now() - no * interval '1 minute', case when no % 999 = 0 then 'organization.verify' when no % 1000 = 0 then 'user.delete' else 'session.signIn' end,
        case when no % 700 = 0 then 'refused' else 'done' end,
        md5('person ' || (1 + no % 10000))::uuid,
        case when no % 3 = 0 then md5('company ' || (1 + no % 10000))::uuid end,
        null, 'request-' || no
      from generate_series(1, 30000) as no`,
  })
  await owner.query({
    text: `
      insert into delivery (key, channel, recipient_hash, name, locale, state, created_at)
      select 'message-' || no, 'mail', rpad('hash' || (no % 5000), 43, 'x'), 'resetPassword', 'ar',
        (case when no % 400 = 0 then 'failed' else 'sent' end)::delivery_state, now() - no * interval '1 minute'
      from generate_series(1, 20000) as no`,
  })
  await owner.query({ text: 'analyze audit_event, delivery' })
}

/** The reads of one statement, as an administrator of the platform. */
const readsAsAdmin = (work: (db: Database) => Promise<unknown>) => readsAs(admin, work)

async function readsAs(actor: string, work: (db: Database) => Promise<unknown>) {
  const reads = await database.db.transaction((db) => readsOf(db, work), { actor })
  expect(reads).toHaveLength(1)
  return reads[0] ?? { blocks: Infinity, readWhole: ['nothing was asked'], indexes: [] }
}

const page = { q: undefined, after: undefined, most: 21 }

describe('a page of companies reads no table from end to end', () => {
  test.each([
    ['waiting', 'organization_private_waiting', 400],
    ['verified', 'organization_latest_verified', 400],
    ['rejected', 'organization_latest_rejected', 400],
    ['all', 'organization_latest', 400],
  ] as const)('in the list "%s"', async (list, index, most) => {
    const reads = await readsAsAdmin((db) => listCompanyPage(db, { ...page, list }))
    expect(reads.readWhole).toEqual([])
    expect(reads.indexes).toContain(index)
    expect(reads.blocks).toBeLessThan(most)
  })

  test.each(['waiting', 'all'] as const)('by the number of a registration in the list "%s"', async (list) => {
    const reads = await readsAsAdmin((db) => listCompanyPage(db, { ...page, list, q: '0000000777' }))
    expect(reads.readWhole).toEqual([])
    expect(reads.indexes).toContain('organization_private_numbers')
    expect(reads.blocks).toBeLessThan(400)
  })

  test.each([
    ['7777', 'organization_pkey'],
    ['company 4321', 'organization_pkey'],
    ['oasis 9950', 'organization_pkey'],
    ['trading', 'organization_latest'],
    ['trad شركة company', 'organization_latest'],
  ])('by the name "%s"', async (q, index) => {
    const [weighed, listed, ...others] = await database.db.transaction(
      (db) => readsOf(db, (inside) => listCompanyPage(inside, { ...page, list: 'all', q })),
      { actor: admin },
    )
    expect(weighed).toMatchObject({ readWhole: [], indexes: ['organization_word_pkey'] })
    expect(weighed?.blocks).toBeLessThan(600)
    expect(listed?.readWhole).toEqual([])
    expect(listed?.indexes).toContain(index)
    expect(listed?.blocks).toBeLessThan(1_000)
    expect(others).toEqual([])
  })
})

describe('the companies that are compared with another', () => {
  test.each([
    [
      'the same number',
      (db: Database) => listCompaniesOfNumber(db, { id: company, registrationNumber: '0000000777' }),
      'organization_private_numbers',
    ],
    [
      'a name of the same words',
      (db: Database) =>
        listCompaniesNamedAlike(db, { id: company, name: { ar: 'شركة 4321', en: 'Trading' } }),
      'organization_word_pkey',
    ],
  ])('are found by %s without reading a table from end to end', async (_, list, index) => {
    const reads = await readsAsAdmin(list)
    expect(reads.readWhole).toEqual([])
    expect(reads.indexes).toContain(index)
    expect(reads.blocks).toBeLessThan(5_000)
  })
})

test('measures how long companies waited without reading the log from end to end', async () => {
  const reads = await readsAsAdmin((db) => measureDecisions(db, 30))
  expect(reads.readWhole).toEqual([])
  expect(reads.indexes).toEqual(expect.arrayContaining(['audit_event_action', 'audit_event_organization']))
  expect(reads.blocks).toBeLessThan(1_000)
})

describe('a page of accounts reads no table from end to end', () => {
  test.each([
    [{ q: 'person-7777' }, 'user_account_search'],
    [{ q: undefined }, 'user_account_latest'],
    [{ onlyDisabled: true }, 'user_account_disabled'],
  ])('asked for %o', async (asked, index) => {
    const reads = await readsAsAdmin((db) => listUserPage(db, { ...page, onlyDisabled: false, ...asked }))
    expect(reads.readWhole).toEqual([])
    expect(reads.indexes).toContain(index)
    expect(reads.blocks).toBeLessThan(600)
  })
})

describe('a page of the audit log reads no table from end to end', () => {
  const filters: [string, () => Partial<LogFilter>, string][] = [
    ['nothing', () => ({}), 'audit_event_latest'],
    ['a rare action', () => ({ actions: ['user.delete'] }), 'audit_event_action'],
    [
      'several actions',
      () => ({ actions: ['user.delete', 'user.disable', 'session.signIn'] }),
      'audit_event_action',
    ],
    ['what was refused', () => ({ outcome: 'refused' }), 'audit_event_refused'],
    ['a company', () => ({ organizationId: company }), 'audit_event_organization'],
    ['a person', () => ({ person: somebody }), 'audit_event_actor'],
    ['a request', () => ({ requestId: 'request-777' }), 'audit_event_request'],
    ['a day', () => ({ until: new Date(Date.now() - 10 * 86_400_000) }), 'audit_event_latest'],
  ]
  test.each(filters)('asked for %s', async (_, filterOf, index) => {
    const reads = await readsAsAdmin((db) => listLog(db, { most: 51, ...filterOf() }))
    expect(reads.readWhole.filter((table) => table !== 'impersonation')).toEqual([])
    expect(reads.indexes).toContain(index)
    expect(reads.blocks).toBeLessThan(1_000)
  })
})

test('a person’s own entries come by the indexes of persons', async () => {
  const reads = await readsAs(somebody, (db) => listEventsAbout(db, somebody, 10_000))
  expect(reads.readWhole).toEqual([])
  expect(reads.indexes).toEqual(expect.arrayContaining(['audit_event_actor', 'audit_event_subject']))
  expect(reads.blocks).toBeLessThan(100)
})

describe('a page of messages reads no table from end to end', () => {
  test.each([
    [{}, 'delivery_latest'],
    [{ state: 'failed' as const }, 'delivery_state_latest'],
    [{ recipientHash: 'hash777'.padEnd(43, 'x') }, 'delivery_recipient'],
  ])('asked for %o', async (asked, index) => {
    const search = { state: undefined, recipientHash: undefined, after: undefined, most: 21 }
    const reads = await readsAsAdmin((db) => listLatestDeliveries(db, { ...search, ...asked }))
    expect(reads.readWhole).toEqual([])
    expect(reads.indexes).toContain(index)
    expect(reads.blocks).toBeLessThan(100)
  })
})
