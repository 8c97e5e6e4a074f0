import { candidateFilters, type CandidateFilter } from '@qareeb/contract/candidates/candidate-row'
import { shownApplications } from '@qareeb/contract/candidates/company-people'
import type { Database } from '../../platform/database/database.ts'
import type { RankedPlace } from '../list-cursor.ts'
import type { Alternatives } from '../search-words.ts'
import { type Bind, foundByAll } from './found-by.ts'
import type { RelatedRow } from './one-candidate.ts'

export type ApplicantsPage = {
  organizationId: string
  state: CandidateFilter | undefined
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

/**
 * People who applied to a company, the latest application that matches first. A person is an address, so a row is an
 * application that no later one of the same address matches as well. Needs the scope of the company.
 */
export function listApplicants(db: Database, page: ApplicantsPage): Promise<ApplicantRow[]> {
  const values: unknown[] = [page.organizationId, page.limit]
  const bind: Bind = (value) => `$${values.push(value)}`
  const { after } = page
  const latest = page.beginnings.length > 0 ? latestFound(page, bind) : latestInTime(page, bind)
  const from = after
    ? `and (one.applied_at, one.id) < (${bind(after.at)}::timestamptz, ${bind(after.id)}::uuid)`
    : ''
  return db.query<ApplicantRow>({
    text: `
    select one.id, 0 as rank, one.applied_at as place, one.name,
      case when one.withdrawn_at is null then one.email end as email, one.phone,
      one.confirmed_at is not null as "isConfirmed",
      (select count(*)::int from candidate where organization_id = $1 and email = one.email) as "applicationCount",
      (select json_agg(application) from (${applicationsOfOne}) as application) as applications
    from (select * from ${latest} ${from} order by one.applied_at desc, one.id desc limit $2) as one
    order by one.applied_at desc, one.id desc`,
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

type Matching = Pick<ApplicantsPage, 'state' | 'beginnings'>

const placeOf = ({ state }: Matching, bind: Bind) =>
  state && `${bind(candidateFilters.indexOf(state))}::smallint`

/** Reads the index in the order of time, and passes over whoever has applied later. */
function latestInTime(matching: Matching, bind: Bind): string {
  const place = placeOf(matching, bind)
  const inPlace = (table: string) => (place ? `and ${table}.place = ${place}` : '')
  return `candidate as one where one.organization_id = $1 and one.email is not null ${inPlace('one')} and not exists (
    select from candidate as later where later.organization_id = $1 and later.email = one.email ${inPlace('later')}
      and (later.applied_at, later.id) > (one.applied_at, one.id))`
}

/** Reads the applications that were found, each by its id. */
function latestFound(matching: Matching, bind: Bind): string {
  const place = placeOf(matching, bind)
  const found = foundByAll('organization_id', matching.beginnings, bind)
  return `(
    select distinct on (candidate.email) candidate.* from candidate
    where candidate.id = any (array(${found})) and candidate.organization_id = $1 and candidate.email is not null
      ${place ? `and candidate.place = ${place}` : ''}
    order by candidate.email, candidate.applied_at desc, candidate.id desc) as one where true`
}
