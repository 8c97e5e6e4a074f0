import type { Database } from '../../platform/database/database.ts'

/** Updates the search entries and card of an ad. Call it last in the transaction that changes and locks the ad. */
export async function reindexJobAd(db: Database, number: number): Promise<void> {
  await db.query({ name: 'reindex_job_ad', text: 'select reindex_job_ad($1)', values: [number] })
}

/** Updates those of several ads, whose rows are locked. */
export async function reindexJobAds(db: Database, numbers: readonly number[]): Promise<void> {
  await db.query({
    name: 'reindex_job_ads',
    text: 'select reindex_job_ad(number)::text from unnest($1::int[]) as listed (number)',
    values: [numbers],
  })
}

/** Any number; it only has to be the same for all processes. */
const sweepLock = 4_971_502_318

/**
 * Takes up to `most` expired ads out of search, longest expired first. While another process does so it does nothing.
 * @returns how many were taken out
 */
export async function removeExpiredFromIndex(db: Database, now: Date, most: number): Promise<number> {
  const [row] = await db.query<{ removed: number }>({
    name: 'remove_expired_from_index',
    text: `
    select case when pg_try_advisory_xact_lock($3) then remove_expired_from_index($1, $2) else 0 end as removed`,
    values: [now, most, sweepLock],
  })
  return row?.removed ?? 0
}

/** Reindexes the next open ads of a company, by number. @returns their numbers */
export async function reindexBatch(
  db: Database,
  batch: { organizationId: string; now: Date; after: number; most: number },
): Promise<number[]> {
  const rows = await db.query<{ number: number }>({
    name: 'reindex_job_ads_of_company',
    text: `
    with locked as materialized (
      select number from job_ad
      where organization_id = $1 and status = 'published' and expires_at > $2 and number > $3
      order by number limit $4 for update
    )
    select number, reindex_job_ad(number)::text from locked`,
    values: [batch.organizationId, batch.now, batch.after, batch.most],
  })
  return rows.map(({ number }) => number)
}

/** The same for the open ads that name a branch. */
export async function reindexBatchAt(
  db: Database,
  batch: { locationId: string; now: Date; after: number; most: number },
): Promise<number[]> {
  const rows = await db.query<{ number: number }>({
    name: 'reindex_job_ads_at_location',
    text: `
    with locked as materialized (
      select ad.number from job_ad_location as at join job_ad as ad on ad.id = at.job_ad_id
      where at.organization_location_id = $1 and ad.status = 'published' and ad.expires_at > $2 and ad.number > $3
      order by ad.number limit $4 for update of ad
    )
    select number, reindex_job_ad(number)::text from locked`,
    values: [batch.locationId, batch.now, batch.after, batch.most],
  })
  return rows.map(({ number }) => number)
}
