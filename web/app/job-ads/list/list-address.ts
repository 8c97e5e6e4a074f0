import { jobAdBounds } from '@qareeb/contract/job-ads'
import { jobAdListBounds, type JobAdOrder, jobAdOrders } from '@qareeb/contract/job-ads/job-ad-life'
import { id } from '@qareeb/contract/values'
import type { JobAdListAddress } from '../../paths.ts'

export const listTabs = ['all', 'active', 'inactive', 'draft'] as const
export type ListTab = (typeof listTabs)[number]

/** The filter of a list of job ads; its address holds it. */
export type ListFilter = {
  tab: ListTab
  q: string
  locationId: string | null
  /** Only open ads that end within the days in which they can be extended. */
  isEndingSoon: boolean
  sort: JobAdOrder
}

/** Reads the filter of an address; a value that is not known counts as not given. @param isDrafts the path is that of drafts */
export function readListFilter(query: URLSearchParams, isDrafts: boolean): ListFilter {
  const state = query.get('state')
  const tab = listTabs.find((one) => one !== 'draft' && one === state) ?? 'all'
  return {
    tab: isDrafts ? 'draft' : tab,
    q: (query.get('q') ?? '').slice(0, jobAdListBounds.words),
    locationId: id.safeParse(query.get('locationId')).data ?? null,
    isEndingSoon: !isDrafts && query.get('endsWithinDays') === String(jobAdBounds.extendInLastDays),
    sort: jobAdOrders.find((order) => order === query.get('sort')) ?? 'newest',
  }
}

/** The address of a filter, without the tab of drafts, which has a path of its own. */
export const toListAddress = ({ tab, q, locationId, isEndingSoon, sort }: ListFilter): JobAdListAddress => ({
  state: tab === 'active' || tab === 'inactive' ? tab : undefined,
  q: q || undefined,
  locationId: locationId ?? undefined,
  endsWithinDays: isEndingSoon ? jobAdBounds.extendInLastDays : undefined,
  sort: sort === 'newest' ? undefined : sort,
})

/** True when the list leaves out ads by more than its tab. */
export const isNarrowed = ({ q, locationId, isEndingSoon }: ListFilter): boolean =>
  q !== '' || locationId !== null || isEndingSoon
