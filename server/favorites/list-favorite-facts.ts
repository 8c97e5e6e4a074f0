import type { Database } from '../platform/database/database.ts'
import { listFavoriteFacts as listFacts } from './queries.ts'

/** Saved jobs for the file of a person's own data. */
export async function listFavoriteFacts(db: Database, userId: string) {
  const facts = await listFacts(db, userId)
  return facts.map((fact) => ({
    jobAdId: fact.job_ad_id,
    title: { ar: fact.title_ar, en: fact.title_en },
    location: { ar: fact.location_ar, en: fact.location_en },
    savedAt: fact.saved_at.toISOString(),
  }))
}
