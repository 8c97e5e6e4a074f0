import type { Database } from '../database/database.ts'

export type DeliveryCounts = { total: number; failed: number }

/** Messages that were written since a moment, and those of them that did not reach anybody. */
export async function countDeliveries(db: Database, since: Date): Promise<DeliveryCounts> {
  const [counts] = await db.query<DeliveryCounts>({
    name: 'delivery_count_since',
    text: `
      select count(*)::integer as total, (count(*) filter (where state in ('failed', 'refused')))::integer as failed
      from delivery where created_at >= $1`,
    values: [since],
  })
  return counts ?? { total: 0, failed: 0 }
}
