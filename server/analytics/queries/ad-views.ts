import type { ViewSource } from '@qareeb/contract/analytics/view-sources'
import type { Database } from '../../platform/database/database.ts'

/** A visitor of an ad on a day. */
export type AdView = { day: string; hash: Buffer; jobAdId: string; source: ViewSource }

/**
 * Counts the visitors that were not counted yet, of ads that are open; of others nothing is kept. In one order, so that
 * two processes never wait for each other in a ring.
 */
export async function addAdViews(db: Database, views: readonly AdView[]): Promise<void> {
  if (views.length === 0) return
  await db.query({
    name: 'add_job_ad_views',
    text: `
      with list as (
        select list.day, list.hash, ad.id as job_ad_id, list.source
        from unnest($1::date[], $2::bytea[], $3::uuid[], $4::view_source[]) as list (day, hash, job_ad_id, source)
        join job_ad as ad on ad.id = list.job_ad_id and ad.status = 'published' and ad.expires_at > now()),
      fresh as (
        insert into seen_view (day, hash) select day, hash from list order by day, hash
        on conflict do nothing returning day, hash),
      counted as (
        select list.job_ad_id, list.day, list.source, count(*)::int as views
        from fresh join list using (day, hash) group by 1, 2, 3 order by 1, 2, 3)
      select add_job_ad_views(job_ad_id, day, source, views) from counted`,
    values: [
      views.map(({ day }) => day),
      views.map(({ hash }) => hash),
      views.map(({ jobAdId }) => jobAdId),
      views.map(({ source }) => source),
    ],
  })
}
