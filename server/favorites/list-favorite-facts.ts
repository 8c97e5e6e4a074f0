import type { Database } from '../platform/database/database.ts'
import { listFavoriteFacts as listFacts } from './queries.ts'

/** Saved jobs as the file of a person's own data tells them. */
export async function listFavoriteFacts(db: Database, userId: string) {
  const facts = await listFacts(db, userId)
  return facts.map(({ job_ad_id, title_ar, title_en, saved_at }) => ({
    jobAdId: job_ad_id,
    title: { ar: title_ar, en: title_en },
    savedAt: saved_at.toISOString(),
  }))
}
