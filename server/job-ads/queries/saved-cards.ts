import type { Database } from '../../platform/database/database.ts'
import type { SavedCard } from '../stored-card.ts'

/** The ads of these ids that are or were public, in the order of the ids. */
export const listSavedCards = (db: Database, ids: readonly string[]): Promise<SavedCard[]> =>
  db.query<SavedCard>({
    name: 'job_ad_saved_cards',
    text: `
    select ad.status, ad.expires_at, ad.card
    from unnest($1::uuid[]) with ordinality as wanted (id, position)
    join job_ad_card as ad on ad.id = wanted.id
    order by wanted.position`,
    values: [ids],
  })
