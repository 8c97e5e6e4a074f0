import { candidateBounds } from '@qareeb/contract/candidates'
import {
  type ApplicantOrder,
  applicantOrders,
  type PromisedAnswer,
  promisedAnswers,
} from '@qareeb/contract/candidates/applicants'
import { type CandidateFilter, candidateFilters } from '@qareeb/contract/candidates/candidate-row'

/** Filter and order of the people who applied to a company; the address of the page holds them. */
export type ApplicantFilter = {
  q: string
  state: CandidateFilter | null
  /** Only people with a new application of more than seven days ago. */
  isWaitingLong: boolean
  /** Only people in progress whose promised answer is overdue, or due soon. */
  promised: PromisedAnswer | null
  sort: ApplicantOrder
}

/** Reads the filter of an address; what it does not know counts as not asked. */
export function readFilter(query: URLSearchParams): ApplicantFilter {
  return settled({
    q: (query.get('q') ?? '').slice(0, candidateBounds.search),
    state: candidateFilters.find((state) => state === query.get('state')) ?? null,
    isWaitingLong: query.get('waiting') === 'long',
    promised: promisedAnswers.find((promised) => promised === query.get('promised')) ?? null,
    sort: applicantOrders.find((order) => order === query.get('sort')) ?? 'newest',
  })
}

/** The filter with changes. A chosen state, and the filter or order of other states, end those that have another state. */
export function changed(filter: ApplicantFilter, changes: Partial<ApplicantFilter>): ApplicantFilter {
  const { state } = changes
  const isWaiting = changes.isWaitingLong === true || changes.sort === 'waiting'
  const endsWaiting = changes.promised ?? (state !== undefined && state !== 'new')
  const endsPromised = isWaiting || (state !== undefined && state !== 'in-progress')
  return settled({
    ...filter,
    ...(endsWaiting ? notWaiting : {}),
    ...(endsPromised ? { promised: null } : {}),
    ...changes,
  })
}

const notWaiting = { isWaitingLong: false, sort: 'newest' } as const

/** Only new applications wait, and only those in progress have a promised answer: the state follows. */
function settled(filter: ApplicantFilter): ApplicantFilter {
  if (filter.promised !== null) return { ...filter, ...notWaiting, state: 'in-progress' }
  return filter.isWaitingLong || filter.sort === 'waiting' ? { ...filter, state: 'new' } : filter
}

/** The filter as the address and the server take it. */
export const toQuery = ({ q, state, isWaitingLong, promised, sort }: ApplicantFilter) => ({
  q: q || undefined,
  state: state ?? undefined,
  waiting: isWaitingLong ? ('long' as const) : undefined,
  promised: promised ?? undefined,
  sort: sort === 'newest' ? undefined : sort,
})

export const clearedFilter: ApplicantFilter = {
  q: '',
  state: null,
  isWaitingLong: false,
  promised: null,
  sort: 'newest',
}

/** True when the list leaves somebody out. */
export const isNarrowed = ({ q, state }: ApplicantFilter): boolean => q !== '' || state !== null
