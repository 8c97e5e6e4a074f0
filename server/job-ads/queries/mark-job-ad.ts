import type { ClosingOutcome } from '@qareeb/contract/job-ads/job-ad-life'
import type { Bilingual } from '@qareeb/contract/locale'
import type { Database } from '../../platform/database/database.ts'
import type { OwnJobAd } from './lock-job-ad.ts'

/** Opens an ad and makes its company and its locations readable for everybody. */
export async function markPublished(
  db: Database,
  { organizationId, jobAdId }: OwnJobAd,
  { publishedAt, expiresAt, publishedBy }: { publishedAt: Date; expiresAt: Date; publishedBy: string },
): Promise<void> {
  await db.query({
    name: 'mark_job_ad_published',
    text: `
    update job_ad set status = 'published', published_at = $3, expires_at = $4, published_by = $5, extended_at = null, closed_at = null,
      outcome = null, closing_message_ar = null, closing_message_en = null, updated_at = $3
    where id = $1 and organization_id = $2`,
    values: [jobAdId, organizationId, publishedAt, expiresAt, publishedBy],
  })
  await db.query({
    name: 'make_organization_public',
    text: 'update organization set public_since = $2 where id = $1 and public_since is null',
    values: [organizationId, publishedAt],
  })
  await makeLocationsPublic(db, { organizationId, jobAdId }, publishedAt)
}

/** A person who may read a published ad may read its locations. */
export async function makeLocationsPublic(
  db: Database,
  { organizationId, jobAdId }: OwnJobAd,
  since: Date,
): Promise<void> {
  await db.query({
    name: 'make_locations_public',
    text: `
    update organization_location set public_since = $3
    where organization_id = $2 and public_since is null
      and id in (select organization_location_id from job_ad_location where job_ad_id = $1)`,
    values: [jobAdId, organizationId, since],
  })
}

/** Moves the last day to apply, or takes it away; the version grows, since the content has changed. */
export async function setDeadline(
  db: Database,
  { organizationId, jobAdId }: OwnJobAd,
  deadline: string | null,
): Promise<void> {
  await db.query({
    name: 'set_job_ad_deadline',
    text: `
    update job_ad set deadline = $3, version = version + 1 where id = $1 and organization_id = $2`,
    values: [jobAdId, organizationId, deadline],
  })
}

/** Moves the moment at which a published ad closes by itself. */
export async function setExpiry(
  db: Database,
  { organizationId, jobAdId }: OwnJobAd,
  expiresAt: Date,
): Promise<void> {
  await db.query({
    name: 'set_job_ad_expiry',
    text: 'update job_ad set expires_at = $3 where id = $1 and organization_id = $2',
    values: [jobAdId, organizationId, expiresAt],
  })
}

/** Begins the thirty days of an open ad again. */
export async function markExtended(
  db: Database,
  { organizationId, jobAdId }: OwnJobAd,
  { extendedAt, expiresAt }: { extendedAt: Date; expiresAt: Date },
): Promise<void> {
  await db.query({
    name: 'mark_job_ad_extended',
    text: `
    update job_ad set extended_at = $3, expires_at = $4, updated_at = $3 where id = $1 and organization_id = $2`,
    values: [jobAdId, organizationId, extendedAt, expiresAt],
  })
}

/** Closes an ad, with the company's outcome and words for its applicants. */
export async function markClosed(
  db: Database,
  { organizationId, jobAdId }: OwnJobAd,
  { closedAt, outcome, message }: { closedAt: Date; outcome: ClosingOutcome | null; message: Bilingual },
): Promise<void> {
  await db.query({
    name: 'mark_job_ad_closed',
    text: `
    update job_ad set status = 'archived', closed_at = $3, outcome = $4, closing_message_ar = $5,
      closing_message_en = $6, updated_at = $3
    where id = $1 and organization_id = $2`,
    values: [jobAdId, organizationId, closedAt, outcome, message.ar, message.en],
  })
}

/** Closes the next open ads of a company, by number, that were published up to a moment. @returns which */
export async function closeBatch(
  db: Database,
  batch: { organizationId: string; publishedUntil: Date; now: Date; after: number; most: number },
): Promise<{ id: string; number: number }[]> {
  return db.query<{ id: string; number: number }>({
    name: 'close_job_ads_of_company',
    text: `
    with locked as materialized (
      select number from job_ad
      where organization_id = $1 and status = 'published' and published_at <= $2 and expires_at > $3 and number > $4
      order by number limit $5 for update
    )
    update job_ad set status = 'archived', closed_at = $3, updated_at = $3
    from locked where job_ad.number = locked.number returning job_ad.id, job_ad.number`,
    values: [batch.organizationId, batch.publishedUntil, batch.now, batch.after, batch.most],
  })
}
