import type { SavedCard } from '../job-ads/stored-card.ts'
import type { Database } from '../platform/database/database.ts'
import type { Cursor } from './cursor.ts'

export type FavoriteRow = SavedCard & {
  job_ad_id: string
  saved_at: Date
  /** The branch with which it was saved. */
  location_id: string | null
  total: number
}

/** Saved jobs of one person after a place in their list, the latest first, each with how many there are in all. */
export const listFavoritePage = (
  db: Database,
  { userId, after, most }: { userId: string; after: Cursor | undefined; most: number },
): Promise<FavoriteRow[]> =>
  db.query<FavoriteRow>({
    name: 'favorite_page',
    text: `
    select saved.job_ad_id, saved.saved_at, saved.location_id, ad.status, ad.expires_at, ad.card,
      (select count(*) from favorite where user_id = $1) as total
    from (
      select job_ad_id, saved_at, organization_location_id as location_id from favorite
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

/** A job to save, and the location that was chosen for it. */
type WantedJobAd = { id: string; locationId: string | null }

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
 * Saves jobs that are or were public, the first of them as the latest, with a location if the ad names it; saved ones
 * stay as they were. Gives how many the person has now.
 */
export async function insertFavorites(
  db: Database,
  { userId, jobAds, now }: { userId: string; jobAds: readonly WantedJobAd[]; now: Date },
): Promise<number> {
  await db.query({
    name: 'favorite_add',
    text: `
    insert into favorite (user_id, job_ad_id, organization_location_id, saved_at)
    select $1::uuid, ad.id, at.organization_location_id,
      $4::timestamptz - (position - 1) * interval '1 millisecond'
    from unnest($2::uuid[], $3::uuid[]) with ordinality as wanted (id, location_id, position)
    join job_ad as ad on ad.id = wanted.id and ad.status <> 'draft'
    left join job_ad_location as at
      on at.job_ad_id = ad.id and at.organization_location_id = wanted.location_id
    on conflict do nothing`,
    values: [userId, jobAds.map(({ id }) => id), jobAds.map(({ locationId }) => locationId), now],
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

type FavoriteFact = {
  job_ad_id: string
  title_ar: string | null
  title_en: string | null
  saved_at: Date
  location_ar: string | null
  location_en: string | null
}

/** The saved jobs in the file of a person's own data. */
export const listFavoriteFacts = (db: Database, userId: string): Promise<FavoriteFact[]> =>
  db.query<FavoriteFact>({
    name: 'favorite_facts',
    text: `
    select job_ad_id, title_ar, title_en, saved_at, place.name_ar as location_ar, place.name_en as location_en
    from favorite join job_ad as ad on ad.id = job_ad_id
    left join organization_location as place on place.id = organization_location_id
    where user_id = $1 order by saved_at desc, job_ad_id`,
    values: [userId],
  })
