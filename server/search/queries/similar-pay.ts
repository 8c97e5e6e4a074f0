import type { JobCategory, SeniorityLevel } from '@qareeb/contract/job-ads'
import type { Database } from '../../platform/database/database.ts'

export const similarPayBounds = { radiusKm: 25, leastAds: 10, locations: 3, mostAds: 500 } as const

type Similar = {
  category: JobCategory
  seniority: SeniorityLevel | null
  locationIds: readonly string[]
  now: Date
}

/**
 * The median pay of open ads of a category, and of a level where one is named, near the first of some branches: the
 * middle between lowest and highest pay in SAR a month. None where too few ads are similar.
 */
export async function findMedianPay(
  db: Database,
  { category, seniority, locationIds, now }: Similar,
): Promise<{ medianMonthlySar: number; jobAds: number } | null> {
  const { radiusKm, locations, mostAds, leastAds } = similarPayBounds
  const [row] = await db.query<{ median: number | null; ads: number }>({
    name: 'median_pay_nearby',
    text: `
    with branch as materialized (
      select globe(lat, lng) as position from organization_location where id = any($1::uuid[])
    ), alike as materialized (
      select distinct entry.number
      from branch cross join lateral (
        select number from search_entry
        where category::integer = search_code($3::job_category)::integer
          and cube_subset(position, '{1,2,3}') <@ cube_enlarge(branch.position, $2, 3)
          and ($4::seniority_level is null or seniority = search_code($4::seniority_level)) and expires_at > $5
        limit $6) as entry
    )
    select percentile_cont(0.5) within group (order by (ad.pay_min_monthly + ad.pay_max_monthly) / 2.0) as median,
      count(*)::int as ads
    from alike join job_ad as ad on ad.number = alike.number and ad.status = 'published'`,
    values: [locationIds.slice(0, locations), radiusKm * 1000, category, seniority, now, mostAds],
  })
  if (!row || row.median === null || row.ads < leastAds) return null
  return { medianMonthlySar: Math.round(row.median), jobAds: row.ads }
}
