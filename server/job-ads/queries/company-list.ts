import { jobAdBounds, type JobAdStatus } from '@qareeb/contract/job-ads'
import type { ClosingOutcome, JobAdOrder } from '@qareeb/contract/job-ads/job-ad-life'
import type { Bilingual } from '@qareeb/contract/locale'
import type { Place } from '../../platform/cursor.ts'
import type { Database } from '../../platform/database/database.ts'
import { namedStatements } from '../../platform/database/named-statements.ts'
import { longBefore } from '../long-before.ts'
import { toldOfEnd, waitsLong } from '../told-of-end.ts'

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
  deadline: string | null
  closedAt: Date | null
  outcome: ClosingOutcome | null
  candidates: { all: number; new: number; waitingLong: number; open: number }
  /** The moment by which the list is ordered. */
  place: Date
}

/** Ads of a company in the order that is asked for, ties broken by the id. Each order is an index scan. */
export function listAdsOf(db: Database, filter: ListFilter): Promise<ListedAd[]> {
  if (filter.sort === 'ending') return listByEnd(db, filter)
  return listPart(db, filter, { place: 'ad.created_at', isFalling: filter.sort === 'newest' })
}

/** Open ads by their end, then those that are not open, the newest first: two walks, the second where it is needed. */
async function listByEnd(db: Database, { after, ...filter }: ListFilter): Promise<ListedAd[]> {
  const { state, endsWithinDays, limit } = filter
  const isPastOpen = after !== undefined && after.at >= otherCentury
  const asksForOpen = state === undefined || state.includes('active')
  const open =
    asksForOpen && !isPastOpen
      ? await listPart(db, { ...filter, after }, { place: 'ad.expires_at', isFalling: false, only: isOpen })
      : []
  const asksForOthers =
    endsWithinDays === undefined && (state === undefined || state.some((tab) => tab !== 'active'))
  if (!asksForOthers || open.length >= limit) return open
  const others = await listPart(
    db,
    {
      ...filter,
      limit: limit - open.length,
      after: isPastOpen ? { ...after, at: mirrored(after.at) } : undefined,
    },
    { place: 'ad.created_at', isFalling: true, only: `not ${isOpen}` },
  )
  return [...open, ...others.map((ad) => ({ ...ad, place: mirrored(ad.place) }))]
}

/** Dates of ads that are not open are moved to another century, so that a cursor distinguishes them from open ads. */
const otherCentury = new Date('2090-01-01T00:00:00Z')
const mirror = Date.UTC(2200)

/** Mirrors a moment, so that later ads come earlier; applied twice, it gives the same moment. */
const mirrored = (moment: Date) => new Date(mirror - moment.getTime())

const prepared = namedStatements('company_ads')

/** `only`: a condition besides those of the filter. */
type Walk = { place: string; isFalling: boolean; only?: string }

function listPart(db: Database, filter: ListFilter, { place, isFalling, only }: Walk): Promise<ListedAd[]> {
  const values: unknown[] = [filter.organizationId, filter.now, filter.limit]
  const bind = (value: unknown) => `$${values.push(value)}`
  const conditions = [...conditionsOf(filter, bind), ...(only ? [only] : [])]
  if (filter.after) {
    // The first bounds the walk, the second breaks the tie.
    const [at, sign] = [bind(filter.after.at), isFalling ? '<' : '>']
    conditions.push(
      `${place} ${sign}= ${at} and (${place} ${sign} ${at} or ad.id > ${bind(filter.after.id)})`,
    )
  }
  const order = `${place} ${isFalling ? 'desc' : 'asc'}, ad.id`
  const text = `
    select ad.id, ad.status, ad.version, bilingual(ad.title_ar, ad.title_en) as title,
      bilingual(slug.ar, slug.en) as slugs, location.first as location, location.count::int as "locationCount",
      ad.created_at as "createdAt", ad.published_at as "publishedAt", ad.expires_at as "expiresAt", ad.deadline,
      ad.closed_at as "closedAt", ad.outcome,
      json_build_object('all', candidates.all, 'new', candidates.new, 'waitingLong', candidates."waitingLong",
        'open', candidates.open) as candidates,
      ${place} as place
    from (select * from job_ad as ad where ${conditions.join(' and ')}
      order by ${order} limit $3) as ad
    cross join lateral (
      select max(slug) filter (where locale = 'ar') as ar, max(slug) filter (where locale = 'en') as en
      from job_ad_slug where job_ad_id = ad.id and current) as slug
    cross join lateral (
      select count(*) as count, (array_agg(bilingual(branch.name_ar, branch.name_en) order by at.location_no))[1] as first
      from job_ad_location as at join organization_location as branch on branch.id = at.organization_location_id
      where at.job_ad_id = ad.id) as location
    cross join lateral (
      select count(*)::int as all, count(*) filter (where place = 0 and not ${toldOfEnd})::int as new,
        count(*) filter (where ${waitsLong(bind(longBefore(filter.now)))})::int as "waitingLong",
        count(*) filter (where ${toldByClosing})::int as open
      from candidate where job_ad_id = ad.id) as candidates
    order by ${order}`
  return db.query<ListedAd>(prepared('page', text, values))
}

/**
 * Candidates who get a mail when the ad closes: neither decided nor withdrawn, and without a mail about its end since
 * it opened.
 */
const toldByClosing = `candidate.place in (0, 1) and candidate.email is not null
  and (candidate.closing_told_at is null or candidate.closing_told_at < ad.published_at)`

/** How many candidates of an ad closing it would write to. Needs the scope of the company. */
export async function countToldByClosing(db: Database, jobAdId: string): Promise<number> {
  const [row] = await db.query<{ count: number }>({
    name: 'count_told_by_closing',
    text: `
    select count(*)::int as count from candidate join job_ad as ad on ad.id = candidate.job_ad_id
    where candidate.job_ad_id = $1 and ${toldByClosing}`,
    values: [jobAdId],
  })
  return row?.count ?? 0
}

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
  // The second one sets the type of a parameter that not every order and filter uses.
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
