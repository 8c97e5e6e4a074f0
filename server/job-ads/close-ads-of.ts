import type { Services } from '../ground/context.ts'
import { announceClosing } from './life/announce-closing.ts'
import { closeBatch } from './queries/mark-job-ad.ts'
import { reindexJobAds } from './queries/search-index.ts'
import { reindexInBatches } from './reindex-in-batches.ts'

/**
 * Closes every open ad of a company that was published up to a moment, and takes it out of search.
 * @returns how many there were
 */
export const closeAdsOf = (
  services: Pick<Services, 'db' | 'now' | 'tasks'>,
  { organizationId, publishedUntil }: { organizationId: string; publishedUntil: Date },
): Promise<number> =>
  reindexInBatches(services, organizationId, async (db, next) => {
    const closed = await closeBatch(db, { organizationId, publishedUntil, now: services.now(), ...next })
    for (const { id: jobAdId } of closed)
      await announceClosing({ ...services, db }, { jobAdId, organizationId })
    const numbers = closed.map(({ number }) => number)
    await reindexJobAds(db, numbers)
    return numbers
  })
