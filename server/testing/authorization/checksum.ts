import type { Database } from '../../platform/database/database.ts'

/** Counts of searches and of attempts, and the audit log: refusals are written there too, on purpose. */
const counters = new Set(['search_count', 'attempt', 'audit_event'])

/** One number a table that changes with any of its rows. Takes the owner's connection. */
export async function checksumTables(owner: Database): Promise<Record<string, string>> {
  const tables = await owner.query<{ name: string }>({
    text: `select tablename as name from pg_tables where schemaname = 'public' order by 1`,
  })
  const sums = tables
    .filter(({ name }) => !counters.has(name))
    .map(
      ({ name }) => `
        select '${name}' as name, count(*) || ' ' || coalesce(sum(hashtextextended(t::text, 0)), 0) as sum from "${name}" as t`,
    )
  const rows = await owner.query<{ name: string; sum: string }>({ text: sums.join(' union all ') })
  return Object.fromEntries(rows.map(({ name, sum }) => [name, sum]))
}
