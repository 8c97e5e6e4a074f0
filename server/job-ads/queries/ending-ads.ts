import { jobAdBounds } from '@qareeb/contract/job-ads'
import type { Bilingual } from '@qareeb/contract/locale'
import type { Database } from '../../platform/database/database.ts'

/** An open ad that ends soon and had no reminder. */
export type EndingAd = { id: string; organizationId: string; expiresAt: Date }

/** The next of them after one, by their end. One that is open for no longer than that has no reminder. */
export const listEndingAds = (
  db: Database,
  { now, after, most }: { now: Date; after: EndingAd | null; most: number },
): Promise<EndingAd[]> =>
  db.query({
    name: 'list_ending_job_ads',
    text: `
      select id, organization_id as "organizationId", expires_at as "expiresAt" from job_ad
      where status = 'published' and not is_demo and reminded_for is distinct from expires_at
        and expires_at > $1 and expires_at <= $1::timestamptz + make_interval(days => $2)
        and coalesce(extended_at, published_at) < expires_at - make_interval(days => $2)
        and expires_at >= coalesce($3, $1::timestamptz) and ($4::uuid is null or (expires_at, id) > ($3, $4))
      order by expires_at, id limit $5`,
    values: [now, jobAdBounds.remindDaysBefore, after?.expiresAt ?? null, after?.id ?? null, most],
  })

export type RemindedAd = { title: Bilingual; publishedBy: string | null }

/**
 * Notes that somebody is reminded of the end of an ad.
 * @returns the ad; nothing where it was extended, closed or reminded of meanwhile
 */
export async function markReminded(db: Database, ad: EndingAd): Promise<RemindedAd | undefined> {
  const [reminded] = await db.query<RemindedAd>({
    name: 'mark_job_ad_reminded',
    text: `
      update job_ad set reminded_for = expires_at
      where id = $1 and organization_id = $2 and expires_at = $3 and status = 'published'
        and reminded_for is distinct from expires_at
      returning bilingual(title_ar, title_en) as title, published_by as "publishedBy"`,
    values: [ad.id, ad.organizationId, ad.expiresAt],
  })
  return reminded
}
