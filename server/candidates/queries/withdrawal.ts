import type { Transaction } from '../../platform/database/database.ts'

/** Notes that an application was withdrawn, and takes away what the company needs no more. */
export async function markWithdrawn(
  db: Transaction,
  { candidateId, at }: { candidateId: string; at: Date },
): Promise<{ name: string; jobAdId: string }> {
  const [row] = await db.query<{ name: string; jobAdId: string }>({
    name: 'mark_application_withdrawn',
    text: `
    update candidate set withdrawn_at = $2, phone = null, message = '', distance_km = null, match_score = null,
      undo_hash = null,
      version = version + 1
    where id = $1 and name is not null returning name, job_ad_id as "jobAdId"`,
    values: [candidateId, at],
  })
  if (!row) throw new Error('The application was not withdrawn.')
  return row
}
