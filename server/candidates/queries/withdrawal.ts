import type { Bilingual } from '@qareeb/contract/locale'
import type { Database, Transaction } from '../../platform/database/database.ts'

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

/** Somebody who was hired and withdrew at a moment, with the ad. Needs the scope of the company. */
export async function findWithdrawnHire(
  db: Database,
  { candidateId, withdrawnAt }: { candidateId: string; withdrawnAt: string },
): Promise<{ name: string; jobAdId: string; title: Bilingual } | undefined> {
  const [row] = await db.query<{ name: string; jobAdId: string; title: Bilingual }>({
    name: 'find_withdrawn_hire',
    text: `
    select candidate.name, candidate.job_ad_id as "jobAdId", bilingual(ad.title_ar, ad.title_en) as title
    from candidate join job_ad as ad on ad.id = candidate.job_ad_id
    where candidate.id = $1 and candidate.state = 'hired' and candidate.withdrawn_at = $2
      and candidate.name is not null`,
    values: [candidateId, withdrawnAt],
  })
  return row
}
