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

/**
 * How many candidates of an ad match a filter without its state, in each state; null until loaded.
 * @param options `keepsFormer`: the counts of the filter before stay until the new ones arrive
 */
export function useCandidateCounts(
  jobAdId: string,
  filter: ListFilter,
  options?: { keepsFormer: boolean },
): CandidateCounts | null {
  const query = toQuery({ ...filter, state: 'all' })
  return useQueryOf(countCandidates, { params: { id: jobAdId }, query }, options).data?.counts ?? null
}

/** How many candidates match a filter; null until loaded. The filters of one search share the answer. */
export const useCandidateTotal = (jobAdId: string, filter: ListFilter): number | null =>
  useCandidateCounts(jobAdId, filter)?.[countKeys[filter.state]] ?? null

/** The name of a state among the counts. */
export const countKeys = {
  all: 'all',
  new: 'new',
  'in-progress': 'inProgress',
  hired: 'hired',
  rejected: 'rejected',
  withdrawn: 'withdrawn',
} as const
