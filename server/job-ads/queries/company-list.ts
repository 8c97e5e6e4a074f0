import { jobAdBounds, type JobAdStatus } from '@qareeb/contract/job-ads'
import type { ClosingOutcome, JobAdOrder } from '@qareeb/contract/job-ads/job-ad-life'
import type { Bilingual } from '@qareeb/contract/locale'
import type { Place } from '../../platform/cursor.ts'
import type { Database } from '../../platform/database/database.ts'

type Tab = 'active' | 'inactive' | 'draft'

export type ListFilter = {
  organizationId: string
  now: Date
  state?: readonly Tab[] | undefined
  q?: string | undefined
  locationId?: string | undefined
  endsWithinDays?: number | undefined
  sort: JobAdOrder
  after?: Place | undefined
  limit: number
}

export type ListedAd = {
  id: string
  status: JobAdStatus
  version: number
  title: Bilingual
  slugs: Bilingual
  location: Bilingual | null
  locationCount: number
  createdAt: Date
  publishedAt: Date | null
  expiresAt: Date | null
  closedAt: Date | null
  outcome: ClosingOutcome | null
  missing: string[]
  /** The moment by which the list is ordered. */
  place: Date
}

/** Ads of a company in the order that is asked for, ties broken by the id. */
export function listAdsOf(db: Database, filter: ListFilter): Promise<ListedAd[]> {
  const values: unknown[] = [filter.organizationId, filter.now, filter.limit]
  const bind = (value: unknown) => `$${values.push(value)}`
  const { place, direction } = orders[filter.sort]
  const conditions = conditionsOf(filter, bind)
  if (filter.after) {
    const { at, id } = filter.after
    const [past, same] = [direction === 'desc' ? '<' : '>', bind(at)]
    conditions.push(`(${place} ${past} ${same} or (${place} = ${same} and ad.id > ${bind(id)}))`)
  }
  return db.query<ListedAd>({
    text: `
    select ad.id, ad.status, ad.version, bilingual(ad.title_ar, ad.title_en) as title,
      bilingual(slug.ar, slug.en) as slugs, location.first as location, location.count::int as "locationCount",
      ad.created_at as "createdAt", ad.published_at as "publishedAt", ad.expires_at as "expiresAt",
      ad.closed_at as "closedAt", ad.outcome, case when ad.status = 'draft' then ${missing} else '{}' end as missing,
      ${place} as place
    from (select * from job_ad as ad where ${conditions.join(' and ')}
      order by ${place} ${direction}, ad.id limit $3) as ad
    left join job_ad_contact as contact on contact.job_ad_id = ad.id
    cross join lateral (
      select max(slug) filter (where locale = 'ar') as ar, max(slug) filter (where locale = 'en') as en
      from job_ad_slug where job_ad_id = ad.id and current) as slug
    cross join lateral (
      select count(*) as count, (array_agg(bilingual(branch.name_ar, branch.name_en) order by at.location_no))[1] as first
      from job_ad_location as at join organization_location as branch on branch.id = at.organization_location_id
      where at.job_ad_id = ad.id) as location
    order by ${place} ${direction}, ad.id`,
    values,
  })
}

/** Ads that are not open follow the open ones, the newest first: their moments lie in another century. */
const endsOrLater = `coalesce(case when ad.status = 'published' and ad.expires_at > $2 then ad.expires_at end,
  timestamptz '2110-01-01' + (timestamptz '2090-01-01' - ad.created_at))`

const orders = {
  newest: { place: 'ad.created_at', direction: 'desc' },
  oldest: { place: 'ad.created_at', direction: 'asc' },
  ending: { place: endsOrLater, direction: 'asc' },
} as const satisfies Record<JobAdOrder, { place: string; direction: string }>

const isOpen = `(ad.status = 'published' and ad.expires_at > $2)`

const tabs: Record<Tab, string> = {
  active: isOpen,
  inactive: `(ad.status = 'archived' or ad.status = 'published' and ad.expires_at <= $2)`,
  draft: `ad.status = 'draft'`,
}

function conditionsOf(
  { state, q, locationId, endsWithinDays }: ListFilter,
  bind: (value: unknown) => string,
): string[] {
  // The second tells PostgreSQL the type of a parameter that not every order and filter uses.
  const conditions = ['ad.organization_id = $1', '$2::timestamptz is not null']
  if (state) conditions.push(`(${state.map((tab) => tabs[tab]).join(' or ')})`)
  if (q?.trim()) conditions.push(`ad.title_folded like '%' || fold(${bind(q)}) || '%'`)
  if (locationId !== undefined)
    conditions.push(`exists (select from job_ad_location as at
      where at.job_ad_id = ad.id and at.organization_location_id = ${bind(locationId)})`)
  if (endsWithinDays !== undefined)
    conditions.push(isOpen, `ad.expires_at <= $2 + make_interval(days => ${bind(endsWithinDays)})`)
  return conditions
}

/** Names of the fields that a draft lacks, as the refusal of publishing names them. */
const missing = `array_remove(array[
        case when ad.title_ar is null and ad.title_en is null then 'title' end,
        case when ad.description_text_ar is null and ad.description_text_en is null then 'description' end,
        case when ad.category is null then 'category' end,
        case when ad.work_mode is null then 'workMode' end,
        case when ad.employment_type is null then 'employmentType' end,
        case when ad.pay_min_monthly is null then 'pay' end,
        case when location.count = 0 then 'locationIds' end,
        case when contact.email is null and contact.phone is null then 'contact.email' end], null)`

export type AdCounts = { active: number; inactive: number; draft: number; endingSoon: number }

/** How many ads of a company stand in each tab, and how many open ones end soon. */
export async function countAdsOf(
  db: Database,
  { organizationId, now }: { organizationId: string; now: Date },
): Promise<AdCounts> {
  const [row] = await db.query<AdCounts>({
    name: 'count_ads_of_company',
    text: `
    select count(*) filter (where ${tabs.active})::int as active, count(*) filter (where ${tabs.inactive})::int as inactive,
      count(*) filter (where ${tabs.draft})::int as draft,
      count(*) filter (where ${isOpen} and ad.expires_at <= $2 + make_interval(days => $3))::int as "endingSoon"
    from job_ad as ad where ad.organization_id = $1`,
    values: [organizationId, now, jobAdBounds.extendInLastDays],
  })
  return row ?? { active: 0, inactive: 0, draft: 0, endingSoon: 0 }
}
