import type { Database } from '../platform/database/database.ts'
import { vacuumDemoTables } from './fill-demo-data.ts'
import { forAllCompanies } from './for-all-companies.ts'

/**
 * Moves the demo's ads forward in time until the newest is less than a week old, so that a demo always has open
 * ads. Whole weeks, since ads are not published on Fridays. The demo's own ads carry a mark; ads that people have
 * written, published, edited or closed stay where they are.
 * @param owner signed in as the owner of the schema, with time for the longest statement: search is derived again
 * @returns by how many weeks
 */
export async function renewDemoData(owner: Database, now: Date): Promise<number> {
  const weeks = await owner.transaction((db) =>
    forAllCompanies(db, async () => {
      const [age] = await db.query<{ weeks: number | null }>({ text: weeksSinceNewest, values: [now] })
      if (!age?.weeks || age.weeks < 1) return 0
      await db.query({ text: moveAds, values: [age.weeks] })
      await db.query({ text: 'select rebuild_search()' })
      return age.weeks
    }),
  )
  if (weeks > 0) await vacuumDemoTables(owner)
  return weeks
}

/** Publishing names who did it, every other change its time. */
const untouched = 'is_demo and published_by is null and updated_at = coalesce(published_at, created_at)'

const weeksSinceNewest = `
  select floor(extract(epoch from $1::timestamptz - max(published_at)) / extract(epoch from interval '7 days'))::int
    as weeks
  from job_ad where ${untouched}`

/** A week in Riyadh always has as many hours as any other. */
const moveAds = `
  update job_ad set
    published_at = published_at + make_interval(weeks => $1),
    expires_at = expires_at + make_interval(weeks => $1),
    closed_at = closed_at + make_interval(weeks => $1),
    deadline = (deadline + make_interval(weeks => $1))::date,
    created_at = created_at + make_interval(weeks => $1),
    updated_at = updated_at + make_interval(weeks => $1)
  where ${untouched}`
