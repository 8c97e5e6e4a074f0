import type { ResponseOf } from '@qareeb/contract/endpoint'
import { listOrganizationJobAds, type TeamJobAdRow } from '@qareeb/contract/job-ads/job-ad-life'
import { usePagesOf } from '../../data/use-pages-of.ts'
import { useQueryOf } from '../../data/use-query-of.ts'
import type { LoadablePages } from '../../ui/loading/pages.ts'
import type { ListFilter } from './list-address.ts'

export type AdListSummary = Pick<ResponseOf<typeof listOrganizationJobAds>, 'counts' | 'plan'>

/** The company's job ads that match a filter, page by page. */
export const useAdList = ({
  tab,
  q,
  locationId,
  endsWithinDays,
  sort,
}: ListFilter): LoadablePages<TeamJobAdRow> =>
  usePagesOf(listOrganizationJobAds, {
    state: tab === 'all' ? undefined : [tab],
    q: q || undefined,
    locationId: locationId ?? undefined,
    endsWithinDays: endsWithinDays ?? undefined,
    sort,
  })

/** Counts and plan of the company, the same for every filter, so that they stay while a filter loads. */
export const useAdSummary = (): {
  summary: AdListSummary | null
  failure: string | null
  reload: () => void
} => {
  const { data, failure, reload } = useQueryOf(listOrganizationJobAds, { query: { limit: 1 } })
  return { summary: data, failure, reload }
}
