import type { Database } from '../../platform/database/database.ts'

/** Makes search say what the truth says of an ad. Called last in the transaction that changes it, with its row locked. */
export async function relistJobAd(db: Database, number: number): Promise<void> {
  await db.query({ name: 'relist_job_ad', text: 'select relist_job_ad($1)', values: [number] })
}

/** Any number; it only has to be the same for all processes. */
const sweepLock = 4_971_502_318

/**
 * Takes up to `most` expired ads out of search, longest expired first. While another process does so it does nothing.
 * @returns how many were taken out
 */
export async function unlistExpired(db: Database, now: Date, most: number): Promise<number> {
  const [row] = await db.query<{ unlisted: number }>({
    name: 'unlist_expired_job_ads',
    text: `
    select case when pg_try_advisory_xact_lock($3) then unlist_expired_job_ads($1, $2) else 0 end as unlisted`,
    values: [now, most, sweepLock],
  })
  return row?.unlisted ?? 0
}
