import type { Database } from '../platform/database/database.ts'

/** Tables whose rows belong to one company each. */
export const ownedTables = [
  'organization',
  'organization_word',
  'organization_location',
  'job_ad',
  'job_ad_contact',
  'job_ad_location',
  'job_ad_slug',
  'attachment',
]

/**
 * Lets the owner of the tables write for many companies at once, which row-level security prevents even for the
 * owner. Other connections see no difference: the tables are locked until the transaction ends, and by then the
 * policies are back.
 */
export async function forAllCompanies<T>(db: Database, work: () => Promise<T>): Promise<T> {
  for (const table of ownedTables)
    await db.query({ text: `alter table ${table} no force row level security` })
  const result = await work()
  for (const table of ownedTables) await db.query({ text: `alter table ${table} force row level security` })
  return result
}
