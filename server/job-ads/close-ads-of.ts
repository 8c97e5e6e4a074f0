import type { Services } from '../ground/context.ts'
import { relistAll } from './queries/listing.ts'
import { closeBatch } from './queries/mark-job-ad.ts'
import { relistInBatches } from './relist-in-batches.ts'

/**
 * Closes every open ad of a company that was published up to a moment, and takes it out of search.
 * @returns how many there were
 */
export const closeAdsOf = (
  services: Pick<Services, 'db' | 'now'>,
  { organizationId, publishedUntil }: { organizationId: string; publishedUntil: Date },
): Promise<number> =>
  relistInBatches(services, organizationId, async (db, next) => {
    const closed = await closeBatch(db, { organizationId, publishedUntil, now: services.now(), ...next })
    await relistAll(db, closed)
    return closed
  })
