import type { CandidateState, RejectionReason } from '@qareeb/contract/candidates'
import type { JobAdStatus, VerificationStatus } from '@qareeb/contract/job-ads'
import type { ClosingOutcome } from '@qareeb/contract/job-ads/job-ad-life'
import type { Bilingual } from '@qareeb/contract/locale'
import { toldOfEnd } from '../../job-ads/told-of-end.ts'
import type { Database, Transaction } from '../../platform/database/database.ts'
import { namedStatements } from '../../platform/database/named-statements.ts'

/** An application as its sender sees it, with its ad, company and branch. */
export type OwnApplication = {
  id: string
  jobAdId: string
  organizationId: string
  userId: string | null
  state: CandidateState
  appliedAt: Date
  openedAt: Date | null
  inProgressAt: Date | null
  toldAt: Date | null
  withdrawnAt: Date | null
  confirmedAt: Date | null
  promisedOn: string | null
  distanceKm: number | null
  usualAnswerDays: number | null
  name: string
  email: string
  phone: string | null
  message: string
  rejectionReason: RejectionReason | null
  rejectionMessage: string | null
  title: Bilingual
  slugs: Bilingual
  adStatus: JobAdStatus
  adExpiresAt: Date
  adClosedAt: Date | null
  isToldOfEnd: boolean
  outcome: ClosingOutcome | null
  closingMessage: string | null
  organization_id: string
  organization_slug: string
  organization_name_ar: string | null
  organization_name_en: string | null
  verification_status: VerificationStatus
  verified_at: Date | null
  logo_file: string | null
  locationId: string
  locationName: Bilingual
  locationAddress: Bilingual
  cityKey: string | null
  districtKey: string | null
}

/** Which application: by the caller's own id of it, or by the ticket that opens it. */
export type OwnKey = { userId: string; applicationId: string } | { tokenHash: Buffer }

/** $1: the moment since when answers count. */
const source = `
  select candidate.id, candidate.job_ad_id as "jobAdId", candidate.organization_id as "organizationId",
    candidate.user_id as "userId", candidate.state, candidate.applied_at as "appliedAt", candidate.opened_at as "openedAt",
    candidate.in_progress_at as "inProgressAt", candidate.told_at as "toldAt", candidate.withdrawn_at as "withdrawnAt",
    candidate.confirmed_at as "confirmedAt", candidate.promised_on as "promisedOn", candidate.distance_km as "distanceKm",
    usual_answer_days(candidate.organization_id, $1) as "usualAnswerDays", candidate.name, candidate.email,
    candidate.phone, candidate.message, candidate.rejection_reason as "rejectionReason",
    candidate.rejection_message as "rejectionMessage", bilingual(ad.title_ar, ad.title_en) as title,
    bilingual(slug.ar, slug.en) as slugs, ad.status as "adStatus", ad.expires_at as "adExpiresAt",
    ad.closed_at as "adClosedAt", ${toldOfEnd} as "isToldOfEnd", ad.outcome,
    case candidate.locale when 'ar' then ad.closing_message_ar else ad.closing_message_en end as "closingMessage",
    company.id as organization_id, company.slug as organization_slug,
    company.name_ar as organization_name_ar, company.name_en as organization_name_en, company.verification_status,
    company.verified_at, company.logo_file, place.id as "locationId",
    bilingual(place.name_ar, place.name_en) as "locationName",
    bilingual(place.address_ar, place.address_en) as "locationAddress", place.city_key as "cityKey",
    place.district_key as "districtKey"`

const tables = `
  join job_ad as ad on ad.id = candidate.job_ad_id
  join organization as company on company.id = candidate.organization_id
  join organization_location as place on place.id = candidate.organization_location_id
  cross join lateral (
    select max(slug) filter (where locale = 'ar') as ar, max(slug) filter (where locale = 'en') as en
    from job_ad_slug where job_ad_id = ad.id and current) as slug`

/** One application of its sender. Needs the scope of the person or of the ticket. */
export async function findOwnApplication(
  db: Database,
  key: OwnKey,
  answersSince: Date,
): Promise<OwnApplication | undefined> {
  const [name, condition, values] =
    'tokenHash' in key
      ? ['find_linked_application', 'candidate.token_hash = $2', [key.tokenHash]]
      : [
          'find_own_application',
          'candidate.id = $2 and candidate.user_id = $3',
          [key.applicationId, key.userId],
        ]
  const [row] = await db.query<OwnApplication>({
    name,
    text: `${source} from candidate ${tables} where ${condition}`,
    values: [answersSince, ...values],
  })
  return row
}

/** The same, locked, with the columns for a change. */
export async function lockOwnApplication(
  db: Transaction,
  key: OwnKey,
): Promise<
  | Pick<OwnApplication, 'id' | 'organizationId' | 'userId' | 'state' | 'openedAt' | 'toldAt' | 'withdrawnAt'>
  | undefined
> {
  const [name, condition, values] =
    'tokenHash' in key
      ? ['lock_linked_application', 'token_hash = $1', [key.tokenHash]]
      : ['lock_own_application', 'id = $1 and user_id = $2', [key.applicationId, key.userId]]
  const [row] = await db.query<Awaited<ReturnType<typeof lockOwnApplication>>>({
    name,
    text: `
    select id, organization_id as "organizationId", user_id as "userId", state, opened_at as "openedAt",
      told_at as "toldAt", withdrawn_at as "withdrawnAt"
    from candidate where ${condition} for update`,
    values,
  })
  return row
}

/** The decision that the sender sees, or the end of the ad. */
const isDecided = `(state in ('hired', 'rejected') and told_at is not null or ${toldOfEnd})`

const groups = {
  waiting: `(withdrawn_at is null and not ${isDecided})`,
  decided: `(withdrawn_at is null and ${isDecided})`,
  withdrawn: 'withdrawn_at is not null',
} as const

export type Group = keyof typeof groups

/** Promised days first, then the longest waiting; under them the decided and withdrawn, the latest first. */
const rank = `case when not ${groups.waiting} then 2 when promised_on is not null and state = 'in-progress' then 0 else 1 end`
const moment = `case when not ${groups.waiting}
  then timestamptz '2000-01-01' + (timestamptz '2100-01-01' - coalesce(withdrawn_at, told_at, closing_told_at))
  when promised_on is not null and state = 'in-progress' then promised_on::timestamptz else applied_at end`

export type OwnListFilter = {
  userId: string
  answersSince: Date
  group: readonly Group[] | undefined
  after: { rank: number; at: Date; id: string } | undefined
  limit: number
}

export type ListedApplication = OwnApplication & { rank: number; place: Date }

/** Applications of a person. */
export function listOwnApplications(
  db: Database,
  { userId, answersSince, group, after, limit }: OwnListFilter,
): Promise<ListedApplication[]> {
  const ofGroup = group ? `and (${group.map((part) => groups[part]).join(' or ')})` : ''
  const text = `
    ${source}, candidate.rank, candidate.at as place
    from (
      select * from (
        select *, ${rank} as rank, ${moment} as at from candidate where user_id = $2 ${ofGroup}) as ranked
      where $3::int is null or (rank, at, id) > ($3, $4::timestamptz, $5::uuid)
      order by rank, at, id limit $6
    ) as candidate ${tables}
    order by candidate.rank, candidate.at, candidate.id`
  const values = [answersSince, userId, after?.rank ?? null, after?.at ?? null, after?.id ?? null, limit]
  return db.query<ListedApplication>(prepared('page', text, values))
}

const prepared = namedStatements('own_applications')

export type OwnCounts = { all: number; waiting: number; decided: number; withdrawn: number }

export async function countOwnApplications(db: Database, userId: string): Promise<OwnCounts> {
  const [row] = await db.query<OwnCounts>({
    name: 'count_own_applications',
    text: `
    select count(*)::int as all, count(*) filter (where ${groups.waiting})::int as waiting,
      count(*) filter (where ${groups.decided})::int as decided,
      count(*) filter (where ${groups.withdrawn})::int as withdrawn
    from candidate where user_id = $1`,
    values: [userId],
  })
  return row ?? { all: 0, waiting: 0, decided: 0, withdrawn: 0 }
}

/** The ads that a person has applied for, without withdrawn applications, the latest first. */
export const listAppliedAds = (
  db: Database,
  userId: string,
): Promise<{ jobAdId: string; applicationId: string; appliedAt: Date }[]> =>
  db.query({
    name: 'list_applied_ads',
    text: `
    select job_ad_id as "jobAdId", id as "applicationId", applied_at as "appliedAt" from candidate
    where user_id = $1 and withdrawn_at is null order by applied_at desc, id desc limit 2000`,
    values: [userId],
  })
