import type { Services } from '../ground/context.ts'
import { closeBatch } from './queries/mark-job-ad.ts'
import { reindexJobAds } from './queries/search-index.ts'
import { reindexInBatches } from './reindex-in-batches.ts'

/**
 * Closes every open ad of a company that was published up to a moment, and takes it out of search.
 * @returns how many there were
 */
export const closeAdsOf = (
  services: Pick<Services, 'db' | 'now'>,
  { organizationId, publishedUntil }: { organizationId: string; publishedUntil: Date },
): Promise<number> =>
  reindexInBatches(services, organizationId, async (db, next) => {
    const closed = await closeBatch(db, { organizationId, publishedUntil, now: services.now(), ...next })
    await reindexJobAds(db, closed)
    return closed
  })
