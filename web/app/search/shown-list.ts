import type { JobAdList } from '@qareeb/contract/search/job-ad-list'
import type { ShownJobAd } from '../job-ads/card/listed-job-ad.ts'

/** A page of the list, with what its cards show alone. */
export type ShownList = Omit<JobAdList, 'items'> & { items: ShownJobAd[] }
