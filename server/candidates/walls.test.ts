import { afterAll, beforeAll, expect, test } from 'vitest'
import { hashOfLinkToken } from '../ground/link-token.ts'
import type { Database } from '../platform/database/database.ts'
import type { Scope } from '../platform/database/transaction.ts'
import { addUser } from '../testing/accounts.ts'
import { freshDatabase, type TestDatabase } from '../testing/database.ts'
import { addCompany, addJobAd } from '../testing/job-ads.ts'
import { addCandidate, addCandidateFile, addRemark } from '../testing/seeds/candidates.ts'

const tables = [
  'candidate',
  'candidate_event',
  'candidate_word',
  'candidate_comment',
  'candidate_note',
  'candidate_evaluation',
  'attachment',
]

let database: TestDatabase
let oasis = ''
let sahara = ''
let sara = ''
let omar = ''
let jobAdId = ''
let mine = ''
let other = ''
const ticket = hashOfLinkToken('the ticket of the application of Sara')
const undo = hashOfLinkToken('the secret of the browser of Sara')
beforeAll(async () => {
  database = await freshDatabase()
  const { owner } = database
  const company = await addCompany(owner, { nameEn: 'Oasis Group' })
  oasis = company.id
  sahara = (await addCompany(owner, { nameEn: 'Sahara Clinics' })).id
  sara = (await addUser(owner, { firstName: 'Sara' })).id
  omar = (await addUser(owner, { firstName: 'Omar' })).id
  jobAdId = (await addJobAd(owner, company, { titleEn: 'Driver', at: [{ lat: 21.5, lng: 39.2 }] })).id
  mine = await addWhole({ userId: sara })
  other = await addWhole({})
  await owner.transaction(
    (db) =>
      db.query({
        text: 'update candidate set token_hash = $2, undo_hash = $3 where id = $1',
        values: [mine, ticket, undo],
      }),
    { organizationId: oasis },
  )
})
afterAll(() => database.drop())

async function addWhole(changes: object): Promise<string> {
  const { owner } = database
  const candidateId = await addCandidate(owner, { organizationId: oasis, jobAdId, ...changes })
  const about = { organizationId: oasis, candidateId }
  await addCandidateFile(owner, about)
  await owner.transaction(
    (db) =>
      db.query({
        text: `
          insert into candidate_evaluation (candidate_id, organization_id, requirements_mark, state, evaluated_at)
          values ($1, $2, md5(''), 'ready', now())`,
        values: [candidateId, oasis],
      }),
    { organizationId: oasis },
  )
  for (const kind of ['comment', 'note'] as const) await addRemark(owner, { ...about, kind, authorId: omar })
  return candidateId
}

const within = <T>(scope: Scope, work: (db: Database) => Promise<T>) => database.db.transaction(work, scope)

/** The owners of the visible rows, by table. */
const seenIn = (scope: Scope) =>
  within(scope, async (db) => {
    const seen: Record<string, string[]> = {}
    for (const table of tables) {
      const id = table === 'candidate' ? 'id' : 'candidate_id'
      const rows = await db.query<{ id: string }>({
        text: `select distinct ${id} as id from ${table} where ${id} is not null`,
      })
      seen[table] = rows.map((row) => row.id).toSorted()
    }
    return seen
  })

const nothing = () => Object.fromEntries(tables.map((table) => [table, []]))
const only = (id: string) => Object.fromEntries(tables.map((table) => [table, [id]]))

test('a guest, another company and another person see nothing', async () => {
  for (const scope of [{}, { organizationId: sahara }, { actor: omar }, { ticket: Buffer.alloc(32) }])
    expect(await seenIn(scope)).toEqual(nothing())
})

test('a company sees all of its candidates, and a person sees only their own application', async () => {
  const both = Object.fromEntries(tables.map((table) => [table, [mine, other].toSorted()]))
  expect(await seenIn({ organizationId: oasis })).toEqual(both)
  expect(await seenIn({ actor: sara })).toEqual(only(mine))
})

test('the holder of a ticket sees that application and nothing of the team’s texts', async () => {
  const seen = { ...only(mine), candidate_comment: [], candidate_note: [] }
  expect(await seenIn({ ticket })).toEqual(seen)
})

test.each([
  ['a guest without a ticket', {}],
  ['a person in the name of another', { actor: 'omar', ticket }],
  ['another company', { organizationId: 'sahara' }],
] as const)('%s adds no application', async (_who, { ...scope }) => {
  const named = {
    ...scope,
    ...('actor' in scope && { actor: omar }),
    ...('organizationId' in scope && { organizationId: sahara }),
  }
  const adding = within(named, (db) =>
    db.query({
      text: `
        insert into candidate (id, organization_id, job_ad_id, organization_location_id, user_id, email, name, locale,
          consent_version, applied_at, token_hash)
        select gen_random_uuid(), $1, $2, organization_location_id, $3, 'x@y.example', 'X', 'en', '1', now(), $4
        from job_ad_location where job_ad_id = $2 limit 1`,
      values: [oasis, jobAdId, sara, hashOfLinkToken('x')],
    }),
  )
  await expect(adding).rejects.toMatchObject({ code: '42501' })
})

test('a ticket and a person change no other application, and erase none', async () => {
  for (const scope of [{ ticket }, { actor: sara }]) {
    const changed = await within(scope, (db) =>
      db.query({ text: `update candidate set name = 'Mine' where id = $1 returning id`, values: [other] }),
    )
    const erased = await within(scope, (db) => db.query({ text: 'delete from candidate returning id' }))
    expect([changed, erased]).toEqual([[], []])
  }
})

test('a person cannot give an application to another one', async () => {
  const giving = within({ actor: sara }, (db) =>
    db.query({ text: 'update candidate set user_id = $2 where id = $1', values: [mine, omar] }),
  )
  await expect(giving).rejects.toMatchObject({ code: '42501' })
})

test('the browser that applied erases that application alone, with everything that hangs on it', async () => {
  const erased = await within({ ticket: undo }, (db) =>
    db.query({ text: 'delete from candidate returning id' }),
  )
  expect(erased).toEqual([{ id: mine }])
  expect(await seenIn({ organizationId: oasis })).toEqual(only(other))
})
