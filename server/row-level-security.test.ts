import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from './platform/database/database.ts'
import { createWorld, type World } from './testing/authorization/world.ts'
import { freshDatabase, type TestDatabase } from './testing/database.ts'

let database: TestDatabase
let world: World
beforeAll(async () => {
  database = await freshDatabase()
  world = await createWorld(database.owner)
})
afterAll(() => database.drop())

const namesOf = async (db: Database, text: string): Promise<string[]> =>
  (await db.query<{ name: string }>({ text })).map(({ name }) => name)

/** Visible rows of company A in each table that names a company. */
async function countRowsOfA(db: Database): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const table of await tablesOfCompanies()) {
    const [row] = await db.query<{ count: number }>({
      text: `select count(*)::int as count from "${table}" where organization_id = $1`,
      values: [world.a.id],
    })
    counts[table] = row?.count ?? 0
  }
  return counts
}

const tablesOfCompanies = () =>
  namesOf(
    database.owner,
    `select table_name as name from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE' and column_name = 'organization_id' order by 1`,
  )

describe('the catalogue', () => {
  test('every table that names a company guards its rows, even from its owner', async () => {
    const tables = await tablesOfCompanies()
    const guarded = await namesOf(
      database.owner,
      `select relname as name from pg_class where relnamespace = 'public'::regnamespace
        and relrowsecurity and relforcerowsecurity
        and exists (select from pg_policy where polrelid = pg_class.oid)`,
    )
    expect(tables.length).toBeGreaterThan(3)
    expect([...tables, 'organization'].filter((table) => !guarded.includes(table))).toEqual([])
  })

  test('every row of a company names it in that column', async () => {
    const references = await namesOf(
      database.owner,
      `select conrelid::regclass || '.' || attname as name from pg_constraint
        join pg_attribute on attrelid = conrelid and attnum = any(conkey)
        where contype = 'f' and confrelid = 'organization'::regclass and attname <> 'organization_id' order by 1`,
    )
    // A session belongs to a person and is found by its token, before the company is known; it names the person's
    // company. Their present rights are read from the members of that company, whose rows are guarded.
    expect(references).toEqual(['user_session.active_organization_id'])
  })

  test('the role that serves requests owns nothing', async () => {
    const owned = await namesOf(
      database.owner,
      `select objid::regclass::text as name from pg_shdepend
        where refclassid = 'pg_authid'::regclass and refobjid = 'qareeb_app'::regrole and deptype = 'o'`,
    )
    expect(owned).toEqual([])
  })

  test('the role that serves requests has no power over roles, databases or policies', async () => {
    const [role] = await database.owner.query({
      text: `select rolsuper, rolbypassrls, rolcreaterole, rolcreatedb, rolreplication,
        (select count(*)::int from pg_auth_members where member = pg_roles.oid) as memberships
        from pg_roles where rolname = 'qareeb_app'`,
    })
    expect(role).toEqual({
      rolsuper: false,
      rolbypassrls: false,
      rolcreaterole: false,
      rolcreatedb: false,
      rolreplication: false,
      memberships: 0,
    })
  })

  test('requests are served by that role', async () => {
    expect(await namesOf(database.db, 'select current_user as name')).toEqual(['qareeb_app'])
  })

  test('functions with the rights of their owner set their search path', async () => {
    const careless = await namesOf(
      database.owner,
      `select proname as name from pg_proc where pronamespace = 'public'::regnamespace and prosecdef
        and not coalesce(array_to_string(proconfig, ','), '') ~ 'search_path='`,
    )
    expect(careless).toEqual([])
  })
})

/** Writes into rows of company A that anybody may read. */
const foreignWrites = [
  ['changing an ad', `update job_ad set title_en = 'Mine' where organization_id = $1 returning id`],
  [
    'closing an ad',
    `update job_ad set status = 'archived', closed_at = now() where organization_id = $1 returning id`,
  ],
  ['deleting an ad', 'delete from job_ad where organization_id = $1 returning id'],
  ['changing a company', `update organization set plan = 'premium' where id = $1 returning id`],
  [
    'changing a branch',
    `update organization_location set name_en = 'Mine' where organization_id = $1 returning id`,
  ],
  ['moving an ad', 'delete from job_ad_location where organization_id = $1 returning job_ad_id'],
  [
    'taking a file over',
    `update attachment set attached_at = now() where organization_id = $1 returning file_id`,
  ],
  ['erasing a file', 'delete from attachment where organization_id = $1 returning file_id'],
  [
    'changing a contact',
    `update job_ad_contact set email = 'x@y.z' where organization_id = $1 returning job_ad_id`,
  ],
  ['deleting a contact', 'delete from job_ad_contact where organization_id = $1 returning job_ad_id'],
  [
    'moving a slug',
    `update job_ad_slug set current = false
      where job_ad_id in (select id from job_ad where organization_id = $1) returning slug`,
  ],
] as const

/** New rows in the name of company A, or of one that is not there yet. */
const foreignRows = [
  ['an ad', `insert into job_ad (organization_id, title_en) values ($1, 'Mine')`],
  [
    'a contact',
    `insert into job_ad_contact (job_ad_id, organization_id)
      select id, organization_id from job_ad where organization_id = $1 limit 1`,
  ],
  [
    'a slug',
    `insert into job_ad_slug (slug, job_ad_id, locale, current)
      select 'mine', id, 'ar', true from job_ad where organization_id = $1 limit 1`,
  ],
  [
    'a file',
    `with kept as (
        insert into file (key, purpose, company_held, name, media_type, size, sha256, state, created_at, stored_at, claimed_at)
        values (md5(random()::text), 'registration', true, 'x.pdf', 'application/pdf', 1, sha256('x'), 'claimed', now(), now(), now())
        returning id)
      insert into attachment (file_id, purpose, organization_id, attached_at) select id, 'registration', $1, now() from kept`,
  ],
  ['a company', `insert into organization (slug, name_en) select 'third-' || $1::text, 'Third'`],
] as const

describe('without a company', () => {
  test('no private row is seen', async () => {
    const seen = await namesOf(
      database.db,
      `select 'contact' as name from job_ad_contact
        union all select 'draft' from job_ad where status = 'draft'
        union all select 'branch' from organization_location where name_en like 'CANARY%'
        union all select 'company' from organization where name_en like 'CANARY%'`,
    )
    expect(seen).toEqual([])
  })

  test('published rows are visible', async () => {
    expect(await namesOf(database.db, `select title_en as name from job_ad order by 1`)).toEqual([
      'Accountant',
      'Closed accountant',
      'Expired accountant',
      'Nurse',
    ])
  })

  test.each([
    ['emptying a table', 'truncate job_ad'],
    ['deleting a company', 'delete from organization'],
    ['changing a table', 'alter table job_ad disable row level security'],
  ])('%s is refused', async (_what, text) => {
    await expect(database.db.query({ text })).rejects.toMatchObject({ code: '42501' })
  })

  test.each(foreignRows)('%s cannot be added', async (_what, text) => {
    await expect(database.db.query({ text, values: [world.a.id] })).rejects.toMatchObject({ code: '42501' })
  })

  test.each(foreignWrites)('%s finds no row', async (_what, text) => {
    expect(await database.db.query({ text, values: [world.a.id] })).toEqual([])
  })
})

describe('for company B', () => {
  const asB = <T>(work: (db: Database) => Promise<T>) =>
    database.db.transaction(work, { organizationId: world.b.id })

  test('of company A exactly the public rows are visible, table by table', async () => {
    const everybody = await countRowsOfA(database.db)
    const insiders = await database.db.transaction(countRowsOfA, { organizationId: world.a.id })

    expect(await asB(countRowsOfA)).toEqual(everybody)
    expect(insiders['job_ad_contact']).toBeGreaterThan(0)
    expect(everybody['job_ad_contact']).toBe(0)
    expect(everybody['job_ad']).toBeLessThan(insiders['job_ad'] ?? 0)
  })

  test.each(foreignRows)('%s cannot be added in the name of company A', async (_what, text) => {
    const adding = asB((db) => db.query({ text, values: [world.a.id] }))
    await expect(adding).rejects.toMatchObject({ code: '42501' })
  })

  test.each(foreignWrites)('%s of company A finds no row', async (_what, text) => {
    expect(await asB((db) => db.query({ text, values: [world.a.id] }))).toEqual([])
  })

  test('an ad cannot be moved to another company', async () => {
    const move = asB((db) =>
      db.query({
        text: 'update job_ad set organization_id = $1 where id = $2',
        values: [world.a.id, world.b.published],
      }),
    )
    await expect(move).rejects.toMatchObject({ code: expect.stringMatching(/^(42501|23503)$/) })
  })

  test('a published ad of the company cannot be deleted', async () => {
    const text = 'delete from job_ad where id = $1 returning id'
    expect(await asB((db) => db.query({ text, values: [world.b.published] }))).toEqual([])
  })

  test('an ad cannot be at a branch of company A, for any writer', async () => {
    const write = database.owner.query({
      text: `insert into job_ad_location (job_ad_id, location_no, organization_id, organization_location_id)
        select $1, 50, $2, id from organization_location where organization_id = $3 limit 1`,
      values: [world.b.published, world.b.id, world.a.id],
    })
    await expect(write).rejects.toThrow(/foreign key/)
  })
})

describe('with a ticket', () => {
  const hash = Buffer.alloc(32, 7)
  const asHolder = <T>(work: (db: Database) => Promise<T>, ticket = hash) =>
    database.db.transaction(work, { ticket })
  beforeAll(() =>
    database.owner.query({
      text: `
        insert into organization_invitation (organization_id, email, first_name, last_name, role, locale, token_hash,
          created_at, sent_at, expires_at)
        select $1, email, 'Layla', 'Salem', 'HR', 'en', hash, now(), now(), now() + interval '7 days'
        from (values ('one@qareeb.example', $2::bytea), ('two@qareeb.example', sha256('two'))) as two (email, hash)`,
      values: [world.p.id, hash],
    }),
  )

  test('the row that it opens is seen with its company, and no other', async () => {
    const invitations = 'select email as name from organization_invitation'
    const company = `select id::text as name from organization where id = '${world.p.id}'`
    expect(await asHolder((db) => namesOf(db, invitations))).toEqual(['one@qareeb.example'])
    expect(await asHolder((db) => namesOf(db, company))).toEqual([world.p.id])
    for (const ticket of [Buffer.alloc(32), Buffer.alloc(0)]) {
      expect(await asHolder((db) => namesOf(db, invitations), ticket)).toEqual([])
      expect(await asHolder((db) => namesOf(db, company), ticket)).toEqual([])
    }
    expect(await namesOf(database.db, invitations)).toEqual([])
  })

  test('of every other table exactly the public rows are visible', async () => {
    expect(await asHolder(countRowsOfA)).toEqual(await countRowsOfA(database.db))
    const drafts = `select 'draft' as name from job_ad where organization_id = '${world.p.id}'`
    expect(await asHolder((db) => namesOf(db, drafts))).toEqual([])
  })

  test('no row is written', async () => {
    const writes = [
      `update organization_invitation set role = 'ADMIN' returning id`,
      'delete from organization_invitation where expires_at > now() returning id',
      `update organization set plan = 'premium' returning id`,
    ]
    for (const text of writes) expect(await asHolder((db) => db.query({ text }))).toEqual([])
  })
})

describe('the search tables', () => {
  test.each(['search_entry', 'search_word', 'search_card'])('%s is read and not written', async (table) => {
    expect(await database.db.query({ text: `select 1 from ${table} limit 1` })).toHaveLength(1)
    for (const text of [`delete from ${table}`, `insert into ${table} select * from ${table}`])
      await expect(database.db.query({ text })).rejects.toMatchObject({ code: '42501' })
  })

  test('hold nothing of a draft, for any caller that reindexes it', async () => {
    const [listed] = await database.db.transaction(
      (db) =>
        db.query<{ number: number }>({
          text: `select number, reindex_job_ad(number)::text from job_ad where id = $1`,
          values: [world.a.draft],
        }),
      { organizationId: world.a.id },
    )
    for (const table of ['search_entry', 'search_word', 'search_card'])
      expect(
        await database.db.query({ text: `select from ${table} where number = $1`, values: [listed?.number] }),
      ).toEqual([])
  })

  test('cannot be rebuilt by the application', async () => {
    await expect(database.db.query({ text: 'select rebuild_search()' })).rejects.toMatchObject({
      code: '42501',
    })
  })
})

describe('a connection that goes back to the pool', () => {
  /** More questions at once than the pool has connections, so that each of them is asked. */
  const askEveryConnection = () =>
    Promise.all(
      Array.from({ length: 8 }, () =>
        namesOf(database.db, `select coalesce(current_setting('app.organization_id', true), '') as name`),
      ),
    )

  test.each([
    ['after the work', async () => undefined],
    ['after the work threw', () => Promise.reject(new Error('it broke'))],
    ['after a statement failed', (db: Database) => db.query({ text: 'select 1 / 0' })],
  ])('carries no company %s', async (_when, work) => {
    const working = Array.from({ length: 8 }, () =>
      database.db.transaction(work, { organizationId: world.a.id }),
    )
    await Promise.allSettled(working)

    expect(new Set((await askEveryConnection()).flat())).toEqual(new Set(['']))
    expect((await countRowsOfA(database.db))['job_ad_contact']).toBe(0)
  })
})
