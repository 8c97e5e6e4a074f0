import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { freshDatabase, type TestDatabase } from '../../testing/database.ts'
import { listShownOrganizations } from './list-shown-organizations.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await freshDatabase()
})
afterAll(() => database.drop())
beforeEach(() => database.owner.query({ text: 'delete from organization', values: [] }))

/** A company that is shown, apart from what is given. */
async function add(name: string, column?: string, value?: unknown) {
  await database.owner.query({
    text: `
      insert into organization (slug, name_en, verification_status, verified_at, logo_file, public_since)
      values ($1, $1, 'verified', '2026-11-01', 'a-logo', '2026-11-01')`,
    values: [name],
  })
  if (column)
    await database.owner.query({
      text: `update organization set ${column} = $2 where slug = $1`,
      values: [name, value],
    })
}

const names = async () => (await listShownOrganizations({ db: database.db })).items.map(({ slug }) => slug)

test('shows verified companies with a logo, verified last first', async () => {
  await add('oasis')
  await add('palm', 'verified_at', '2026-11-20')
  expect(await names()).toEqual(['palm', 'oasis'])
})

test.each([
  ['switched it off', 'marketing_allowed', false],
  ['has no logo', 'logo_file', null],
  ['has no page for everybody', 'public_since', null],
  ['is hidden', 'hidden_since', '2026-11-10'],
  ['was deleted', 'erased_at', '2026-11-10'],
])('shows no company that %s', async (_what, column, value) => {
  await add('oasis', column, value)
  expect(await names()).toEqual([])
})

test('shows no company that waits for verification', async () => {
  await add('oasis', 'verified_at', null).catch(() => undefined)
  await database.owner.query({
    text: `update organization set verification_status = 'pending', verified_at = null`,
    values: [],
  })
  expect(await names()).toEqual([])
})

test('shows twelve at most, found by their index', async () => {
  for (let index = 0; index < 15; index++) await add(`company-${index}`)
  expect(await names()).toHaveLength(12)
  const plan = await database.owner.transaction(async (db) => {
    await db.query({ text: 'set local enable_seqscan = off' })
    return db.query({
      text: `
        explain select id from organization
        where verification_status = 'verified' and marketing_allowed and logo_file is not null
          and public_since is not null and hidden_since is null and erased_at is null
        order by verified_at desc, id limit 12`,
    })
  })
  expect(JSON.stringify(plan)).toContain('organization_shown')
  expect(JSON.stringify(plan)).not.toContain('Sort')
})
