import { listCandidates } from '@qareeb/contract/candidates/candidate-list'
import type { CandidateRow } from '@qareeb/contract/candidates/candidate-row'
import type { ResponseOf } from '@qareeb/contract/endpoint'
import { usePagesOf } from '../../data/use-pages-of.ts'
import { useQueryOf } from '../../data/use-query-of.ts'
import type { Pages } from '../../ui/loading/pages.ts'
import { type ListFilter, toListQuery } from '../filter/candidate-filter.ts'

export type CandidateCounts = ResponseOf<typeof listCandidates>['counts']

/** The candidates of an ad that match a filter, page by page. */
export const useCandidates = (jobAdId: string, filter: ListFilter): Pages<CandidateRow> =>
  usePagesOf(listCandidates, toListQuery(filter), { id: jobAdId })

/** The number of candidates of an ad in each state, without the filter; null until loaded. */
export const useCandidateCounts = (jobAdId: string): CandidateCounts | null =>
  useQueryOf(listCandidates, { params: { id: jobAdId }, query: { limit: 1 } }).data?.counts ?? null

/** How many candidates match a filter; zero until the answer is here. */
export const useCandidateTotal = (jobAdId: string, filter: ListFilter): number =>
  useQueryOf(listCandidates, { params: { id: jobAdId }, query: { ...toListQuery(filter), limit: 1 } }).data
    ?.total ?? 0
