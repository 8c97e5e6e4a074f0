import type { JobAdCard as Card } from '@qareeb/contract/job-ads'

/** An ad as lists show it; a closed one may have no place any more. */
export type ListedJobAd = Omit<Card, 'location'> & { location: Card['location'] | null }
