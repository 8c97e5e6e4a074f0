import type { Database } from '../../platform/database/database.ts'

/** Names of the company that the transaction works for and of its branches, in both languages. */
export async function listOwnNames(db: Database, organizationId: string): Promise<string[]> {
  const rows = await db.query<{ name: string }>({
    text: `
      select names.name
      from (
        select name_ar, name_en from organization where id = $1
        union all
        select name_ar, name_en from organization_location where organization_id = $1 and removed_at is null
      ) as named
      cross join lateral (values (named.name_ar), (named.name_en)) as names (name)
      where names.name is not null
      order by names.name
      limit 2000`,
    values: [organizationId],
  })
  return rows.map(({ name }) => name)
}
