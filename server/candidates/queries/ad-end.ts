import type { Database } from '../../platform/database/database.ts'

/** When an ad ended, or ends unless it is extended. */
export async function findAdEnd(db: Database, jobAdId: string): Promise<Date> {
  const [row] = await db.query<{ endsAt: Date }>({
    name: 'find_end_of_job_ad',
    text: 'select coalesce(closed_at, expires_at) as "endsAt" from job_ad where id = $1',
    values: [jobAdId],
  })
  if (!row) throw new Error('The ad of a candidate is gone.')
  return row.endsAt
}
