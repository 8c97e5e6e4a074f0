import { countCandidates, listCandidates } from '@qareeb/contract/candidates/candidate-list'
import type { CandidateRow } from '@qareeb/contract/candidates/candidate-row'
import type { ResponseOf } from '@qareeb/contract/endpoint'
import { usePagesOf } from '../../data/use-pages-of.ts'
import { useQueryOf } from '../../data/use-query-of.ts'
import type { Pages } from '../../ui/loading/pages.ts'
import { type ListFilter, toListQuery, toQuery } from '../filter/candidate-filter.ts'

export type CandidateCounts = ResponseOf<typeof countCandidates>['counts']

/** The candidates of an ad that match a filter, page by page. */
export const useCandidates = (jobAdId: string, filter: ListFilter): Pages<CandidateRow> =>
  usePagesOf(listCandidates, toListQuery(filter), { id: jobAdId })

/** The number of candidates of an ad in each state, without the filter; null until loaded. */
export const useCandidateCounts = (jobAdId: string): CandidateCounts | null =>
  useQueryOf(countCandidates, { params: { id: jobAdId }, query: {} }).data?.counts ?? null

/** How many candidates match a filter; null until loaded. @param filter null where nothing is asked */
export function useCandidateTotal(jobAdId: string, filter: ListFilter | null): number | null {
  const input = filter && { params: { id: jobAdId }, query: toQuery(filter) }
  return useQueryOf(countCandidates, input).data?.total ?? null
}

/** The name of a state among the counts. */
export const countKeys = {
  all: 'all',
  new: 'new',
  'in-progress': 'inProgress',
  hired: 'hired',
  rejected: 'rejected',
  withdrawn: 'withdrawn',
} as const
