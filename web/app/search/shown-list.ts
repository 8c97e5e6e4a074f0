import type { ShownJobAd } from '@qareeb/contract/job-ads/listed-job-ad'
import type { JobAdList } from '@qareeb/contract/search/job-ad-list'

/** A page of the list, with what its cards show alone. */
export type ShownList = Omit<JobAdList, 'items'> & { items: ShownJobAd[] }
