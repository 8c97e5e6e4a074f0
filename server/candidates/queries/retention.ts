import type { Database } from '../../platform/database/database.ts'

/** Months after the end of an ad for which its company keeps data of candidates. */
export async function getRetentionMonths(db: Database, organizationId: string): Promise<number> {
  const [row] = await db.query<{ months: number }>({
    name: 'retention_months_of',
    text: 'select retention_months_of($1) as months',
    values: [organizationId],
  })
  return row?.months ?? 12
}
