import type { Database } from '../../platform/database/database.ts'
import type { StoredCard } from '../stored-card.ts'

/** The card of an ad in lists; none for one that is not published. It may have expired since the last sweep. */
export async function findStoredCard(db: Database, id: string): Promise<StoredCard | undefined> {
  const [row] = await db.query<{ card: string }>({
    name: 'job_ad_stored_card',
    text: 'select card from search_card where number = (select number from job_ad where id = $1)',
    values: [id],
  })
  // The text is ours: see the type of the stored card.
  return row && (JSON.parse(row.card) as StoredCard)
}
