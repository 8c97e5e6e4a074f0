import { type ApplicantOrder, shownApplications } from '@qareeb/contract/candidates/applicants'
import { candidateFilters, type CandidateFilter } from '@qareeb/contract/candidates/candidate-row'
import { toldOfEnd, toldOfEndIn } from '../../job-ads/told-of-end.ts'
import type { Database } from '../../platform/database/database.ts'
import { namedStatements } from '../../platform/database/named-statements.ts'
import type { RankedPlace } from '../list-cursor.ts'
import type { Alternatives } from '../search-words.ts'
import { type Bind, foundByAll } from './found-by.ts'
import type { RelatedRow } from './one-candidate.ts'

/** Riyadh dates, both included. */
export type PromisedDays = { from: string | undefined; to: string }

export type ApplicantsPage = {
  organizationId: string
  state: CandidateFilter | undefined
  sort: ApplicantOrder
  /** Only new applications of before this moment. */
  newBefore: Date | undefined
  /** Only applications in progress whose promised day is one of these. */
  promised: PromisedDays | undefined
  /** Each of which has to be found. */
  beginnings: readonly Alternatives[]
  after: RankedPlace | undefined
  limit: number
}

/** Times of an application as JSON has them. */
type Listed = Omit<RelatedRow, 'appliedAt' | 'withdrawnAt'> & {
  appliedAt: string
  withdrawnAt: string | null
  promisedOn: string | null
}

export type ApplicantRow = {
  id: string
  rank: number
  place: Date
  name: string
  email: string | null
  phone: string | null
  isConfirmed: boolean
  applicationCount: number
  applications: Listed[]
}

const inUtc = (moment: string) => `to_char(${moment} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

/** How rows are ordered, and which application of an address is further behind. */
const orders = {
  newest: { direction: 'desc', behind: '<', ahead: '>' },
  waiting: { direction: 'asc', behind: '>', ahead: '<' },
} as const

/**
 * People who applied to a company, the latest application that matches first, or the new one that waits the longest. A
 * person is an address, so a row is the first application of an address that matches. Needs the scope of the company.
 */
export function listApplicants(db: Database, page: ApplicantsPage): Promise<ApplicantRow[]> {
  const values: unknown[] = [page.organizationId, page.limit]
  const bind: Bind = (value) => `$${values.push(value)}`
  const { after, sort } = page
  const { direction, behind } = orders[sort]
  const isFew = page.beginnings.length > 0 || page.promised !== undefined
  const matches = matchesOf(page, bind)
  const first = isFew ? firstOfFew(page, matches, bind) : firstInTime(page, matches)
  const from = after
    ? `and (one.applied_at, one.id) ${behind} (${bind(after.at)}::timestamptz, ${bind(after.id)}::uuid)`
    : ''
  const text = `
    select one.id, 0 as rank, one.applied_at as place, one.name,
      case when one.withdrawn_at is null then one.email end as email, one.phone,
      one.confirmed_at is not null as "isConfirmed",
      (select count(*)::int from candidate where organization_id = $1 and email = one.email) as "applicationCount",
      (select json_agg(application) from (${applicationsOfOne(matches('candidate'), direction)}) as application) as applications
    from (select * from ${first} ${from} order by one.applied_at ${direction}, one.id ${direction} limit $2) as one
    order by one.applied_at ${direction}, one.id ${direction}`
  return db.query<ApplicantRow>(prepared('page', text, values))
}

const prepared = namedStatements('applicants')

/** Those that match come first, in the order of the people; then the others, the latest first. */
const applicationsOfOne = (matches: string, direction: 'asc' | 'desc') => `
  select candidate.id as "candidateId", candidate.job_ad_id as "jobAdId",
    bilingual(ad.title_ar, ad.title_en) as title, ${inUtc('candidate.applied_at')} as "appliedAt", candidate.state,
    ${inUtc('candidate.withdrawn_at')} as "withdrawnAt",
    case when candidate.place = 1 and not ${toldOfEnd} then candidate.promised_on end as "promisedOn",
    ${toldOfEnd} as "isToldOfEnd"
  from candidate join job_ad as ad on ad.id = candidate.job_ad_id
  where candidate.organization_id = $1 and candidate.email = one.email
  order by case when true ${matches} then candidate.applied_at end ${direction} nulls last, candidate.applied_at desc,
    candidate.id desc limit ${shownApplications}`

/** The conditions on an application, for a name of its table. */
type Matches = (table: string) => string

function matchesOf({ state, sort, newBefore, promised }: ApplicantsPage, bind: Bind): Matches {
  const place = state && bind(candidateFilters.indexOf(state))
  const before = newBefore && bind(newBefore)
  const from = promised?.from && bind(promised.from)
  const to = promised && bind(promised.to)
  return (table) =>
    [
      ...(place ? [`and ${table}.place = ${place}::smallint`] : []),
      ...(sort === 'waiting' || before || state === 'new'
        ? [`and ${table}.place = 0::smallint and not ${toldOfEndIn(table)}`]
        : []),
      ...(before ? [`and waits_long(${table}.place, ${table}.applied_at, ${before})`] : []),
      ...(to
        ? [
            `and ${table}.place = 1::smallint and ${table}.promised_on <= ${to}::date and not ${toldOfEndIn(table)}`,
          ]
        : []),
      ...(from ? [`and ${table}.promised_on >= ${from}::date`] : []),
    ].join(' ')
}

/** Reads an index in the order of time, and skips people with an application further ahead. */
function firstInTime({ sort }: ApplicantsPage, matches: Matches): string {
  const { ahead } = orders[sort]
  return `candidate as one where one.organization_id = $1 and one.email is not null ${matches('one')} and not exists (
    select from candidate as other where other.organization_id = $1 and other.email = one.email ${matches('other')}
      and (other.applied_at, other.id) ${ahead} (one.applied_at, one.id))`
}

/** Reads all applications that were found by words, each by its id, or to which an answer was promised, by its day. */
function firstOfFew({ sort, beginnings }: ApplicantsPage, matches: Matches, bind: Bind): string {
  const { direction } = orders[sort]
  const found =
    beginnings.length > 0 ? `candidate.id = any (${foundByAll('organization_id', beginnings, bind)}) and` : ''
  return `(
    select distinct on (candidate.email) candidate.* from candidate
    where ${found} candidate.organization_id = $1 and candidate.email is not null ${matches('candidate')}
    order by candidate.email, candidate.applied_at ${direction}, candidate.id ${direction}) as one where true`
}
