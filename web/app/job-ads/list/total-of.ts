import { jobAdBounds } from '@qareeb/contract/job-ads'
import type { ListFilter } from './list-address.ts'
import type { AdListSummary } from './use-ad-list.ts'

/** How many ads a filter finds, from the counts of the company. @returns null where these do not include it */
export function totalOf(filter: ListFilter, counts: AdListSummary['counts']): number | null {
  const { tab, q, locationId, endsWithinDays } = filter
  if (q || locationId) return null
  if (endsWithinDays !== null) {
    const isCounted = endsWithinDays === jobAdBounds.extendInLastDays && (tab === 'all' || tab === 'active')
    return isCounted ? counts.endingSoon : null
  }
  return tab === 'all' ? counts.active + counts.inactive + counts.draft : counts[tab]
}
