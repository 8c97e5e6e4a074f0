import type { Database } from '../../platform/database/database.ts'

/** Numbers of published ads that name a branch, ascending from after one of them; locked until the transaction ends. */
export async function lockPublishedAt(
  db: Database,
  { locationId, after, most }: { locationId: string; after: number; most: number },
): Promise<number[]> {
  const rows = await db.query<{ number: number }>({
    name: 'lock_published_at_location',
    text: `
    select ad.number from job_ad_location as at join job_ad as ad on ad.id = at.job_ad_id
    where at.organization_location_id = $1 and ad.status = 'published' and ad.number > $2
    order by ad.number limit $3
    for update of ad`,
    values: [locationId, after, most],
  })
  return rows.map(({ number }) => number)
}
