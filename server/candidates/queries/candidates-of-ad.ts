import type { CandidateStep } from '@qareeb/contract/candidates'
import {
  candidateFilters,
  type CandidateFilter,
  type CandidateOrder,
} from '@qareeb/contract/candidates/candidate-row'
import type { Bilingual } from '@qareeb/contract/locale'
import { organizationLocationBounds } from '@qareeb/contract/organization-locations'
import { isOverdue, toldOfEnd, waitsLong } from '../../job-ads/told-of-end.ts'
import type { Database } from '../../platform/database/database.ts'
import { namedStatements } from '../../platform/database/named-statements.ts'
import type { RankedPlace } from '../list-cursor.ts'
import type { Alternatives } from '../search-words.ts'
import { listedColumns, type ListedRecord, placeOfCandidate } from './candidate-row.ts'
import { type Bind, foundByAll } from './found-by.ts'

export type CandidatesFilter = {
  jobAdId: string
  state?: readonly CandidateFilter[] | undefined
  step?: readonly CandidateStep[] | undefined
  /** Words; all must match. */
  beginnings: readonly Alternatives[]
  locationId?: string | undefined
  hasFile?: 'yes' | 'no' | undefined
  confirmed?: 'yes' | 'no' | undefined
  /** Given to this colleague; null: to nobody. */
  assigneeId?: string | null | undefined
  /** Only rejected candidates whose message has not left yet. */
  isUntold: boolean
  /** Only those that wait for long: new ones that applied before `appliedBefore`. */
  isLong: boolean
  /** Only those in progress whose answer was promised before `today`. */
  isOverdue: boolean
  appliedBefore: Date
  /** Riyadh date. */
  today: string
}

export type CandidatesPage = CandidatesFilter & {
  sort: CandidateOrder
  after: RankedPlace | undefined
  limit: number
}

export type ListedCandidate = ListedRecord & { rank: number; place: Date }

/** A moment that no list reaches: rows without a value for the order come last. */
const never = `timestamptz '2199-01-01'`

const orders: Record<CandidateOrder, { rank: string; at: string; direction: 'asc' | 'desc' }> = {
  newest: { rank: '0', at: 'applied_at', direction: 'desc' },
  oldest: { rank: '0', at: 'applied_at', direction: 'asc' },
  state: { rank: 'place', at: 'applied_at', direction: 'desc' },
  waiting: {
    rank: '0',
    at: `coalesce(case place when 0 then applied_at + interval '7 days' when 1 then promised_on::timestamptz end, ${never})`,
    direction: 'asc',
  },
  nearest: {
    rank: '0',
    at: `coalesce(timestamptz '2000-01-01' + distance_km::numeric * interval '1 day', ${never})`,
    direction: 'asc',
  },
  match: { rank: `coalesce(100 - match_score, 101)`, at: 'applied_at', direction: 'desc' },
}

const prepared = namedStatements('candidates')

/** A page of the candidates of an ad. Needs the scope of its company. */
export const listCandidatesOf = (db: Database, page: CandidatesPage): Promise<ListedCandidate[]> =>
  db.query<ListedCandidate>(pageOf(page, listedColumns))

/** The same page with the messages of the candidates, which the list on screen does not show. */
export const listCandidatesWithMessages = (
  db: Database,
  page: CandidatesPage,
): Promise<(ListedCandidate & { message: string })[]> =>
  db.query<ListedCandidate & { message: string }>(pageOf(page, `${listedColumns}, candidate.message`))

function pageOf(page: CandidatesPage, columns: string) {
  const values: unknown[] = [page.jobAdId, page.limit]
  const bind: Bind = (value) => `$${values.push(value)}`
  const { rank, at, direction } = orders[page.sort]
  const conditions = conditionsOf(page, bind)
  if (page.after) conditions.push(placedAfter(page.after, { rank, at, direction }, bind))
  const order = (of: string) =>
    [...(rank === '0' ? [] : [`${of}${rank}`]), `${at} ${direction}`, `id ${direction}`].join(', ')
  const text = `
    select ${columns}, candidate.rank, candidate.at as place
    from (select candidate.*, ${rank} as rank, ${at} as at from candidate where ${conditions.join(' and ')}
      order by ${order('')} limit $2) as candidate
    ${placeOfCandidate}
    order by candidate.rank, candidate.at ${direction}, candidate.id ${direction}`
  return prepared('page', text, values)
}

function placedAfter(
  after: RankedPlace,
  { rank, at, direction }: (typeof orders)['state'],
  bind: Bind,
): string {
  const past = `(${at}, id) ${direction === 'desc' ? '<' : '>'} (${bind(after.at)}::timestamptz, ${bind(after.id)}::uuid)`
  if (rank === '0') return past
  const present = bind(after.rank)
  return `(${rank} >= ${present}::smallint and (${rank} > ${present}::smallint or ${past}))`
}

/** Conditions on the table `candidate` that a filter asks for; $1 is the ad. */
export function conditionsOf(filter: CandidatesFilter, bind: Bind): string[] {
  const { state, step, beginnings, locationId, hasFile, confirmed } = filter
  // Each row of a word has its ad. With both conditions PostgreSQL would read all candidates of the ad.
  const conditions = [
    beginnings.length > 0 ? `id = any (${foundByAll('job_ad_id', beginnings, bind)})` : 'job_ad_id = $1',
  ]
  if (state)
    conditions.push(`place = any (${bind(state.map((one) => candidateFilters.indexOf(one)))}::smallint[])`)
  if (step) conditions.push(`place = 1 and step = any (${bind(step)}::candidate_step[])`)
  if (locationId !== undefined) conditions.push(`organization_location_id = ${bind(locationId)}`)
  if (hasFile)
    conditions.push(
      `${hasFile === 'no' ? 'not ' : ''}exists (select from attachment where candidate_id = candidate.id)`,
    )
  if (confirmed) conditions.push(`confirmed_at is ${confirmed === 'yes' ? 'not ' : ''}null`)
  if (filter.assigneeId !== undefined)
    conditions.push(filter.assigneeId === null ? isUnassigned : `assignee_id = ${bind(filter.assigneeId)}`)
  if (filter.isUntold) conditions.push(untold)
  if (filter.isLong) conditions.push(waitsLong(bind(filter.appliedBefore)))
  if (filter.isOverdue) conditions.push(isOverdue(bind(filter.today)))
  return conditions
}

/** Unassigned: no assignee, or the assignee has left the team. */
const isUnassigned = `(assignee_id is null or not exists (select from organization_member as member
  where member.organization_id = candidate.organization_id and member.user_id = candidate.assignee_id))`

const untold = 'place = 3 and told_at is null and decided_at is not null'

/** How many match a filter. */
export async function countCandidatesOf(db: Database, filter: CandidatesFilter): Promise<number> {
  const values: unknown[] = [filter.jobAdId]
  const bind: Bind = (value) => `$${values.push(value)}`
  const text = `select count(*)::int as count from candidate where ${conditionsOf(filter, bind).join(' and ')}`
  const [row] = await db.query<{ count: number }>(prepared('count', text, values))
  return row?.count ?? 0
}

export type StateCounts = {
  all: number
  new: number
  inProgress: number
  hired: number
  rejected: number
  withdrawn: number
  toReview: number
  waitingLong: number
  overdue: number
  mine: number
  untold: number
}

/**
 * Counts the candidates that match a filter, by state. Among them it counts those who wait for long, those of the caller,
 * and those who are not notified yet.
 */
export async function countStatesOf(
  db: Database,
  { userId, ...filter }: CandidatesFilter & { userId: string },
): Promise<StateCounts> {
  const values: unknown[] = [filter.jobAdId, userId, filter.appliedBefore, filter.today]
  const bind: Bind = (value) => `$${values.push(value)}`
  const text = `
    select count(*)::int as all, count(*) filter (where place = 0)::int as new,
      count(*) filter (where place = 1)::int as "inProgress", count(*) filter (where place = 2)::int as hired,
      count(*) filter (where place = 3)::int as rejected, count(*) filter (where place = 4)::int as withdrawn,
      count(*) filter (where place = 0 and not ${toldOfEnd})::int as "toReview",
      count(*) filter (where ${waitsLong('$3')})::int as "waitingLong",
      count(*) filter (where ${isOverdue('$4')})::int as overdue,
      count(*) filter (where assignee_id = $2)::int as mine, count(*) filter (where ${untold})::int as untold
    from candidate where ${conditionsOf(filter, bind).join(' and ')}`
  const [row] = await db.query<StateCounts>(prepared('count_states', text, values))
  return (
    row ?? {
      all: 0,
      new: 0,
      inProgress: 0,
      hired: 0,
      rejected: 0,
      withdrawn: 0,
      toReview: 0,
      waitingLong: 0,
      overdue: 0,
      mine: 0,
      untold: 0,
    }
  )
}

export type LocationOfAd = {
  id: string
  name: Bilingual
  address: Bilingual
  cityKey: string | null
  districtKey: string | null
}

/**
 * The branches that an ad names, and those that an application to it names: a branch may be taken out of the ad or
 * retired afterwards. Those in use come first, newest first. Needs the scope of the company.
 */
export const listLocationsOfAd = (db: Database, jobAdId: string): Promise<LocationOfAd[]> =>
  db.query<LocationOfAd>({
    name: 'list_locations_of_ad_and_candidates',
    text: `
    select id, bilingual(name_ar, name_en) as name, bilingual(address_ar, address_en) as address,
      city_key as "cityKey", district_key as "districtKey"
    from organization_location where id in (
      select organization_location_id from job_ad_location where job_ad_id = $1
      union select organization_location_id from candidate where job_ad_id = $1)
    order by removed_at is not null, created_at desc, id limit $2`,
    values: [jobAdId, organizationLocationBounds.perOrganization],
  })

/** A candidate in the version that was chosen. */
export type ChosenCandidate = { id: string; version: number }

/** Everybody who matches a filter, in the order of their ids. */
export function listIdsOf(db: Database, filter: CandidatesFilter, limit: number): Promise<ChosenCandidate[]> {
  const values: unknown[] = [filter.jobAdId, limit]
  const bind: Bind = (value) => `$${values.push(value)}`
  const text = `
    select id, version from candidate where ${conditionsOf(filter, bind).join(' and ')} order by id limit $2`
  return db.query<ChosenCandidate>(prepared('ids', text, values))
}

/** The same of candidates one by one. */
export const listChosen = (
  db: Database,
  { jobAdId, ids }: { jobAdId: string; ids: readonly string[] },
): Promise<ChosenCandidate[]> =>
  db.query<ChosenCandidate>({
    name: 'list_chosen_candidates',
    text: 'select id, version from candidate where job_ad_id = $1 and id = any ($2::uuid[]) order by id',
    values: [jobAdId, ids],
  })

/** Candidates that have changed since a moment, the earliest first. */
export const listChangedSince = (
  db: Database,
  { jobAdId, since, limit }: { jobAdId: string; since: Date; limit: number },
): Promise<ListedRecord[]> =>
  db.query<ListedRecord>({
    name: 'list_changed_candidates',
    text: `
    select ${listedColumns} from candidate ${placeOfCandidate}
    where candidate.job_ad_id = $1 and candidate.changed_at >= $2
    order by candidate.changed_at, candidate.id limit $3`,
    values: [jobAdId, since, limit],
  })

/** Seconds within which every change of before has been committed. */
const overlapSeconds = 10

/** The moment from which the next question about changes counts; what commits late is listed twice, never missed. */
export async function getChangeMark(db: Database): Promise<Date> {
  const [row] = await db.query<{ mark: Date }>({
    text: `select date_trunc('milliseconds', clock_timestamp() - make_interval(secs => $1)) as mark`,
    values: [overlapSeconds],
  })
  if (!row) throw new Error('The database returned no time.')
  return row.mark
}
