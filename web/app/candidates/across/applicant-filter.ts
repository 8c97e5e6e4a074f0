import { candidateBounds } from '@qareeb/contract/candidates'
import { type CandidateFilter, candidateFilters } from '@qareeb/contract/candidates/candidate-row'
import { type ApplicantOrder, applicantOrders } from '@qareeb/contract/candidates/company-people'

/** Filter and order of the people who applied to a company; the address of the page holds them. */
export type ApplicantFilter = {
  q: string
  state: CandidateFilter | null
  /** Only people with a new application of more than seven days ago. */
  isWaitingLong: boolean
  sort: ApplicantOrder
}

/** Reads the filter of an address; what it does not know counts as not asked. Only new applications wait. */
export function readFilter(query: URLSearchParams): ApplicantFilter {
  const sort = applicantOrders.find((order) => order === query.get('sort')) ?? 'newest'
  const isWaitingLong = query.get('waiting') === 'long'
  const state = candidateFilters.find((state) => state === query.get('state')) ?? null
  return {
    q: (query.get('q') ?? '').slice(0, candidateBounds.search),
    state: isWaitingLong || sort === 'waiting' ? 'new' : state,
    isWaitingLong,
    sort,
  }
}

/** The filter with changes: another state than *new* ends the filter and the order of those who wait. */
export function changed(filter: ApplicantFilter, changes: Partial<ApplicantFilter>): ApplicantFilter {
  const next = { ...filter, ...changes }
  if (changes.state !== undefined && changes.state !== 'new')
    return { ...next, isWaitingLong: false, sort: 'newest' }
  return next.isWaitingLong || next.sort === 'waiting' ? { ...next, state: 'new' } : next
}

/** The filter as the address and the server take it. */
export const toQuery = ({ q, state, isWaitingLong, sort }: ApplicantFilter) => ({
  q: q || undefined,
  state: state ?? undefined,
  waiting: isWaitingLong ? ('long' as const) : undefined,
  sort: sort === 'newest' ? undefined : sort,
})

export const clearedFilter: ApplicantFilter = { q: '', state: null, isWaitingLong: false, sort: 'newest' }

/** True when the list leaves somebody out. */
export const isNarrowed = ({ q, state }: ApplicantFilter): boolean => q !== '' || state !== null
