import { jobAdBounds } from '@qareeb/contract/job-ads'
import { jobAdListBounds, type JobAdOrder, jobAdOrders } from '@qareeb/contract/job-ads/job-ad-life'
import { id } from '@qareeb/contract/values'
import type { JobAdListAddress } from '../../paths.ts'

export const listTabs = ['all', 'active', 'inactive', 'draft'] as const
export type ListTab = (typeof listTabs)[number]

/** Spans of days that a list asks for: in which an ad can be extended, and that of the overview. */
const endingDays = [jobAdBounds.extendInLastDays, jobAdBounds.remindDaysBefore] as const
export type EndingDays = (typeof endingDays)[number]

/** The filter of a list of job ads; its address holds it. */
export type ListFilter = {
  tab: ListTab
  q: string
  locationId: string | null
  /** Only open ads that end within so many days. */
  endsWithinDays: EndingDays | null
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
    endsWithinDays: isDrafts
      ? null
      : (endingDays.find((days) => String(days) === query.get('endsWithinDays')) ?? null),
    sort: jobAdOrders.find((order) => order === query.get('sort')) ?? 'newest',
  }
}

/** The address of a filter, without the tab of drafts, which has a path of its own. */
export const toListAddress = ({
  tab,
  q,
  locationId,
  endsWithinDays,
  sort,
}: ListFilter): JobAdListAddress => ({
  state: tab === 'active' || tab === 'inactive' ? tab : undefined,
  q: q || undefined,
  locationId: locationId ?? undefined,
  endsWithinDays: endsWithinDays ?? undefined,
  sort: sort === 'newest' ? undefined : sort,
})

/** True when the list leaves out ads by more than its tab. */
export const isNarrowed = ({ q, locationId, endsWithinDays }: ListFilter): boolean =>
  q !== '' || locationId !== null || endsWithinDays !== null
