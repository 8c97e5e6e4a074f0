import type { SavedCard } from '../job-ads/stored-card.ts'
import type { Database } from '../platform/database/database.ts'
import type { Cursor } from './cursor.ts'

export type FavoriteRow = SavedCard & { job_ad_id: string; saved_at: Date; total: number }

/** Saved jobs of one person after a place in their list, the latest first, each with how many there are in all. */
export const listFavoritePage = (
  db: Database,
  { userId, after, most }: { userId: string; after: Cursor | undefined; most: number },
): Promise<FavoriteRow[]> =>
  db.query<FavoriteRow>({
    name: 'favorite_page',
    text: `
    select saved.job_ad_id, saved.saved_at, ad.status, ad.expires_at, ad.card,
      (select count(*) from favorite where user_id = $1) as total
    from (
      select job_ad_id, saved_at from favorite
      where user_id = $1 and saved_at <= $2 and (saved_at < $2 or job_ad_id > $3)
      order by saved_at desc, job_ad_id limit $4
    ) as saved
    join job_ad_card as ad on ad.id = saved.job_ad_id
    order by saved.saved_at desc, saved.job_ad_id`,
    values: [userId, after?.savedAt ?? 'infinity', after?.jobAdId ?? firstId, most],
  })

/** Before every id that is ever given. */
const firstId = '00000000-0000-0000-0000-000000000000'

/** Ids of all saved jobs of one person, the latest first. */
export async function listFavoriteIdsOf(db: Database, userId: string): Promise<string[]> {
  const rows = await db.query<{ id: string }>({
    name: 'favorite_ids',
    text: 'select job_ad_id as id from favorite where user_id = $1 order by saved_at desc, job_ad_id',
    values: [userId],
  })
  return rows.map(({ id }) => id)
}

/** Waits until no other call of the same person saves jobs. False when the person was erased meanwhile. */
export async function lockSaving(db: Database, userId: string): Promise<boolean> {
  const found = await db.query({
    name: 'favorite_lock',
    text: 'select from user_account where id = $1 for no key update',
    values: [userId],
  })
  return found.length === 1
}

/**
 * Saves jobs that are or were public, the first of them as the latest; saved ones stay as they were. Gives how many
 * the person has now.
 */
export async function insertFavorites(
  db: Database,
  { userId, jobAdIds, now }: { userId: string; jobAdIds: readonly string[]; now: Date },
): Promise<number> {
  await db.query({
    name: 'favorite_add',
    text: `
    insert into favorite (user_id, job_ad_id, saved_at)
    select $1::uuid, ad.id, $3::timestamptz - (position - 1) * interval '1 millisecond'
    from unnest($2::uuid[]) with ordinality as wanted (id, position)
    join job_ad as ad on ad.id = wanted.id and ad.status <> 'draft'
    on conflict do nothing`,
    values: [userId, jobAdIds, now],
  })
  const [row] = await db.query<{ total: number }>({
    name: 'favorite_count',
    text: 'select count(*) as total from favorite where user_id = $1',
    values: [userId],
  })
  return row?.total ?? 0
}

/** Removes one saved job, whether or not it was saved. */
export async function deleteFavorite(db: Database, userId: string, jobAdId: string): Promise<void> {
  await db.query({
    name: 'favorite_remove',
    text: 'delete from favorite where user_id = $1 and job_ad_id = $2',
    values: [userId, jobAdId],
  })
}

/** The saved jobs in the file of a person's own data. */
export const listFavoriteFacts = (
  db: Database,
  userId: string,
): Promise<{ job_ad_id: string; title_ar: string | null; title_en: string | null; saved_at: Date }[]> =>
  db.query({
    name: 'favorite_facts',
    text: `
    select job_ad_id, title_ar, title_en, saved_at
    from favorite join job_ad as ad on ad.id = job_ad_id
    where user_id = $1 order by saved_at desc, job_ad_id`,
    values: [userId],
  })
