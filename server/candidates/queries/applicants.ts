import { candidateFilters, type CandidateFilter } from '@qareeb/contract/candidates/candidate-row'
import { type ApplicantOrder, shownApplications } from '@qareeb/contract/candidates/company-people'
import type { Database } from '../../platform/database/database.ts'
import type { RankedPlace } from '../list-cursor.ts'
import type { Alternatives } from '../search-words.ts'
import { type Bind, foundByAll } from './found-by.ts'
import type { RelatedRow } from './one-candidate.ts'

export type ApplicantsPage = {
  organizationId: string
  state: CandidateFilter | undefined
  sort: ApplicantOrder
  /** Only new applications of before this moment. */
  newBefore: Date | undefined
  /** Each of which has to be found. */
  beginnings: readonly Alternatives[]
  after: RankedPlace | undefined
  limit: number
}

/** Times of an application as JSON has them. */
type Listed = Omit<RelatedRow, 'appliedAt' | 'withdrawnAt'> & {
  appliedAt: string
  withdrawnAt: string | null
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
  const first = page.beginnings.length > 0 ? firstFound(page, bind) : firstInTime(page, bind)
  const from = after
    ? `and (one.applied_at, one.id) ${behind} (${bind(after.at)}::timestamptz, ${bind(after.id)}::uuid)`
    : ''
  return db.query<ApplicantRow>({
    text: `
    select one.id, 0 as rank, one.applied_at as place, one.name,
      case when one.withdrawn_at is null then one.email end as email, one.phone,
      one.confirmed_at is not null as "isConfirmed",
      (select count(*)::int from candidate where organization_id = $1 and email = one.email) as "applicationCount",
      (select json_agg(application) from (${applicationsOfOne}) as application) as applications
    from (select * from ${first} ${from} order by one.applied_at ${direction}, one.id ${direction} limit $2) as one
    order by one.applied_at ${direction}, one.id ${direction}`,
    values,
  })
}

const applicationsOfOne = `
  select candidate.id as "candidateId", candidate.job_ad_id as "jobAdId",
    bilingual(ad.title_ar, ad.title_en) as title, ${inUtc('candidate.applied_at')} as "appliedAt", candidate.state,
    ${inUtc('candidate.withdrawn_at')} as "withdrawnAt"
  from candidate join job_ad as ad on ad.id = candidate.job_ad_id
  where candidate.organization_id = $1 and candidate.email = one.email
  order by candidate.applied_at desc, candidate.id desc limit ${shownApplications}`

type Matching = Pick<ApplicantsPage, 'state' | 'sort' | 'newBefore' | 'beginnings'>

/** The conditions on an application, for each name of its table. */
function matchesOf({ state, sort, newBefore }: Matching, bind: Bind): (table: string) => string {
  const place = state && bind(candidateFilters.indexOf(state))
  const before = newBefore && bind(newBefore)
  const isNew = sort === 'waiting' || newBefore !== undefined
  return (table) =>
    [
      ...(place ? [`and ${table}.place = ${place}::smallint`] : []),
      ...(isNew ? [`and ${table}.place = 0::smallint`] : []),
      ...(before ? [`and ${table}.applied_at < ${before}::timestamptz`] : []),
    ].join(' ')
}

/** Reads an index in the order of time, and passes over whoever has an application further ahead. */
function firstInTime(matching: Matching, bind: Bind): string {
  const matches = matchesOf(matching, bind)
  const { ahead } = orders[matching.sort]
  return `candidate as one where one.organization_id = $1 and one.email is not null ${matches('one')} and not exists (
    select from candidate as other where other.organization_id = $1 and other.email = one.email ${matches('other')}
      and (other.applied_at, other.id) ${ahead} (one.applied_at, one.id))`
}

/** Reads the applications that were found, each by its id. */
function firstFound(matching: Matching, bind: Bind): string {
  const matches = matchesOf(matching, bind)
  const { direction } = orders[matching.sort]
  const found = foundByAll('organization_id', matching.beginnings, bind)
  return `(
    select distinct on (candidate.email) candidate.* from candidate
    where candidate.id = any (array(${found})) and candidate.organization_id = $1 and candidate.email is not null
      ${matches('candidate')}
    order by candidate.email, candidate.applied_at ${direction}, candidate.id ${direction}) as one where true`
}
