import { candidateBounds } from '@qareeb/contract/candidates'
import {
  type CandidateFilter,
  candidateFilters,
  type CandidateOrder,
  candidateOrders,
} from '@qareeb/contract/candidates/candidate-row'
import { id } from '@qareeb/contract/values'

/** Filter and order of the list of an ad, and the open candidate. The address holds all of it. */
export type ListFilter = {
  state: CandidateFilter | 'all'
  q: string
  locationId: string | null
  isWaitingLong: boolean
  /** Only those in progress whose promised answer is overdue. */
  isOverdue: boolean
  hasFile: 'yes' | 'no' | null
  confirmed: 'yes' | 'no' | null
  /** Only those assigned to the reader. */
  isMine: boolean
  /** Only rejected candidates whose message has not left yet. */
  isUntold: boolean
  sort: CandidateOrder
  /** A table, or a board with a column for each state. */
  view: 'table' | 'board'
  /** The candidate that is open beside the list. */
  openId: string | null
}

const readAnswer = (value: string | null) => (value === 'yes' || value === 'no' ? value : null)
const readId = (value: string | null) => id.safeParse(value).data ?? null

/** Reads the filter of an address; unknown values are ignored. */
export const readFilter = (query: URLSearchParams): ListFilter => ({
  state: candidateFilters.find((state) => state === query.get('state')) ?? 'all',
  q: (query.get('q') ?? '').slice(0, candidateBounds.search),
  locationId: readId(query.get('locationId')),
  isWaitingLong: query.get('waiting') === 'long',
  isOverdue: query.get('promised') === 'overdue',
  hasFile: readAnswer(query.get('hasFile')),
  confirmed: readAnswer(query.get('confirmed')),
  isMine: query.get('assignee') === 'me',
  isUntold: query.get('told') === 'no',
  sort: candidateOrders.find((order) => order === query.get('sort')) ?? 'newest',
  view: query.get('view') === 'board' ? 'board' : 'table',
  openId: readId(query.get('candidate')),
})

/** The filter as part of an address; default values are left out. */
export const toAddress = (filter: ListFilter) => ({
  ...toQuery(filter),
  state: filter.state === 'all' ? undefined : filter.state,
  sort: filter.sort === 'newest' ? undefined : filter.sort,
  view: filter.view === 'board' ? filter.view : undefined,
  candidate: filter.openId ?? undefined,
})

/** The filter as the server takes it. */
export const toListQuery = (filter: ListFilter) => ({ ...toQuery(filter), sort: filter.sort })

/** The same without the order, as an answer to all who match takes it. */
export const toQuery = ({
  state,
  q,
  locationId,
  isWaitingLong,
  hasFile,
  confirmed,
  ...filter
}: ListFilter) => ({
  state: state === 'all' ? undefined : [state],
  q: q || undefined,
  locationId: locationId ?? undefined,
  waiting: isWaitingLong ? ('long' as const) : undefined,
  hasFile: hasFile ?? undefined,
  confirmed: confirmed ?? undefined,
  assignee: filter.isMine ? ('me' as const) : undefined,
  promised: filter.isOverdue ? ('overdue' as const) : undefined,
  told: filter.isUntold ? ('no' as const) : undefined,
})

/** How many of the filters behind the button are on. */
export const countFilters = ({ locationId, hasFile, confirmed }: ListFilter): number =>
  [locationId, hasFile, confirmed].filter((value) => value !== null).length

/** The same order and open candidate, without a filter. */
export const clearedFilter = {
  state: 'all',
  q: '',
  locationId: null,
  isWaitingLong: false,
  isOverdue: false,
  hasFile: null,
  confirmed: null,
  isMine: false,
  isUntold: false,
} as const satisfies Partial<ListFilter>

/** True when the list leaves somebody out. */
export const isNarrowed = (filter: ListFilter): boolean => filter.state !== 'all' || isFiltered(filter)

/** True when a search or a filter other than the state leaves somebody out. */
export const isFiltered = (filter: ListFilter): boolean =>
  filter.q !== '' ||
  filter.isWaitingLong ||
  filter.isOverdue ||
  filter.isMine ||
  filter.isUntold ||
  countFilters(filter) > 0
