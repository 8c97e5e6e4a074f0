import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freshDatabase, type TestDatabase } from '../testing/database.ts'

const oasis = '0a515000-0000-4000-8000-000000000001'
const rival = '0a515000-0000-4000-8000-000000000002'
const [openAd, draftAd, hiddenBranch] = ['11', '12', '13'].map(
  (end) => `0a515000-0000-4000-8000-0000000000${end}`,
)

/** Each table with a policy, and how many rows of it the cast has. */
const tables = {
  organization: 2,
  organization_location: 2,
  job_ad: 2,
  job_ad_contact: 2,
  job_ad_location: 2,
  job_ad_slug: 1,
}
type Table = keyof typeof tables

let database: TestDatabase

beforeAll(async () => {
  database = await freshDatabase()
  // Written as the application would write it: every statement passes the policies of the company.
  await database.db.transaction(
    async (db) => {
      const statements = [
        `insert into organization (id, slug, name_en, public_since) values ('${oasis}', 'oasis', 'Oasis Group', now())`,
        `insert into organization_location (id, organization_id, name_en, address_en, lat, lng, public_since) values
          ('${openAd}', '${oasis}', 'Head office', 'King Road 1', 24.7, 46.7, now()),
          ('${hiddenBranch}', '${oasis}', 'Not opened yet', 'King Road 2', 24.8, 46.7, null)`,
        `insert into job_ad (id, organization_id) values ('${draftAd}', '${oasis}')`,
        `insert into job_ad (id, organization_id, status, title_en, description_html_en, description_text_en, category, work_mode,
            employment_type, pay_period, currency, pay_min, pay_max, pay_min_monthly, pay_max_monthly, published_at, expires_at)
          values ('${openAd}', '${oasis}', 'published', 'Accountant', '<p>Keeps the books.</p>', 'Keeps the books.', 'finance',
            'onsite', 'full-time', 'monthly', 'SAR', 600000, 800000, 6000, 8000, now(), now() + interval '30 days')`,
        `insert into job_ad_contact (job_ad_id, organization_id, email) values
          ('${openAd}', '${oasis}', 'canary@oasis.example'), ('${draftAd}', '${oasis}', 'canary@oasis.example')`,
        `insert into job_ad_location (job_ad_id, location_no, organization_id, organization_location_id) values
          ('${openAd}', 1, '${oasis}', '${openAd}'), ('${draftAd}', 1, '${oasis}', '${hiddenBranch}')`,
        `insert into job_ad_slug (slug, job_ad_id, locale, current) values ('accountant', '${openAd}', 'en', true)`,
        `select relist_job_ad(number) from job_ad`,
      ]
      for (const text of statements) await db.query({ text })
    },
    { organizationId: oasis },
  )
  await database.db.transaction(
    (db) =>
      db.query({
        text: `insert into organization (id, slug, name_en) values ('${rival}', 'rival', 'Rival')`,
      }),
    { organizationId: rival },
  )
})
afterAll(() => database.drop())

type Seen = Record<Table, number>

async function countAs(organizationId?: string): Promise<Seen> {
  return database.db.transaction(
    async (db) => {
      const [seen] = await db.query<Seen>({
        text: `select ${Object.keys(tables)
          .map((table) => `(select count(*)::int from ${table}) as ${table}`)
          .join(', ')}`,
      })
      if (!seen) throw new Error('Nothing was counted.')
      return seen
    },
    organizationId ? { organizationId } : {},
  )
}

const openToAll = {
  organization: 1,
  organization_location: 1,
  job_ad: 1,
  job_ad_contact: 0,
  job_ad_location: 1,
  job_ad_slug: 1,
}

describe('row-level security', () => {
  it('shows everybody the open ad, where it is and whose it is, and nothing else', async () => {
    expect(await countAs()).toEqual(openToAll)
  })

  it('shows a company its own drafts, branches and contacts', async () => {
    expect(await countAs(oasis)).toEqual({ ...tables, organization: 1 })
  })

  it('shows another company no more than everybody sees, and itself', async () => {
    expect(await countAs(rival)).toEqual({ ...openToAll, organization: 2 })
  })

  it('leaves no company behind on a connection that was used for one', async () => {
    await countAs(oasis)
    const seen = await Promise.all(Array.from({ length: 8 }, () => countAs()))
    expect(new Set(seen.map((counts) => JSON.stringify(counts)))).toEqual(
      new Set([JSON.stringify(openToAll)]),
    )
  })

  it.each([
    ['a draft in the name of another', `insert into job_ad (organization_id) values ('${oasis}')`],
    [
      'a contact of another',
      `insert into job_ad_contact (job_ad_id, organization_id, email) values ('${openAd}', '${oasis}', 'x@y.z')`,
    ],
    [
      'an address of the ad of another',
      `insert into job_ad_slug (slug, job_ad_id, locale, current) values ('mine', '${openAd}', 'ar', true)`,
    ],
    ['an organization that it is not', `insert into organization (slug, name_en) values ('third', 'Third')`],
  ])('refuses to write %s, with another company and with none', async (_, text) => {
    const refusal = /row-level security/
    await expect(database.db.query({ text })).rejects.toThrow(refusal)
    await expect(
      database.db.transaction((db) => db.query({ text }), { organizationId: rival }),
    ).rejects.toThrow(refusal)
  })

  it.each([
    `update job_ad set title_en = 'Changed' returning id`,
    `update organization set name_en = 'Changed' where id = '${oasis}' returning id`,
    `update organization_location set name_en = 'Changed' returning id`,
    `update job_ad_contact set email = 'x@y.z' returning job_ad_id`,
    `update job_ad_slug set current = false returning slug`,
    'delete from job_ad returning id',
    'delete from job_ad_location returning job_ad_id',
    'delete from job_ad_contact returning job_ad_id',
  ])('finds nothing of another company to change: %s', async (text) => {
    expect(await database.db.query({ text })).toEqual([])
    expect(await database.db.transaction((db) => db.query({ text }), { organizationId: rival })).toEqual([])
  })

  it('never lets a published ad be deleted, not even by its company', async () => {
    const text = `delete from job_ad where id = '${openAd}' returning id`
    expect(await database.db.transaction((db) => db.query({ text }), { organizationId: oasis })).toEqual([])
  })

  it('keeps a branch of one company out of the ads of another', async () => {
    const text = `insert into job_ad_location (job_ad_id, location_no, organization_id, organization_location_id)
      values ('${openAd}', 2, '${rival}', '${hiddenBranch}')`
    await expect(database.owner.query({ text })).rejects.toThrow(/foreign key/)
  })

  it('is on and forced for every table that names an organization', async () => {
    const open = await database.owner.query({
      text: `
        select relname from pg_class join pg_attribute on attrelid = pg_class.oid
        where relkind = 'r' and relnamespace = 'public'::regnamespace
          and (attname = 'organization_id' or relname = 'organization') and not (relrowsecurity and relforcerowsecurity)`,
    })
    expect(open).toEqual([])
  })
})

describe('the search tables', () => {
  it.each(['search_entry', 'search_word'])('%s can be read and not written', async (table) => {
    expect(await database.db.query({ text: `select 1 from ${table} limit 1` })).toHaveLength(1)
    await expect(database.db.query({ text: `delete from ${table}` })).rejects.toThrow(/permission denied/)
    await expect(database.db.query({ text: `insert into ${table} select * from ${table}` })).rejects.toThrow(
      /permission denied/,
    )
  })

  it('hold nothing of a draft, whoever asks for it to be listed', async () => {
    const text = `select relist_job_ad(number) from job_ad where id = '${draftAd}'`
    await database.db.transaction((db) => db.query({ text }), { organizationId: oasis })
    const [listed] = await database.db.query({
      text: 'select count(*)::int as entries, count(distinct number)::int as ads from search_entry',
    })
    expect(listed).toEqual({ entries: 1, ads: 1 })
  })

  it('cannot be rebuilt by the application', async () => {
    await expect(database.db.query({ text: 'select rebuild_search()' })).rejects.toThrow(/permission denied/)
  })
})
