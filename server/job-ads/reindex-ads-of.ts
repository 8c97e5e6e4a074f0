import type { Services } from '../ground/context.ts'
import { reindexBatch } from './queries/search-index.ts'
import { reindexInBatches } from './reindex-in-batches.ts'

/**
 * Reindexes every open ad of a company.
 * @returns how many there were
 */
export const reindexAdsOf = (
  services: Pick<Services, 'db' | 'now'>,
  organizationId: string,
): Promise<number> =>
  reindexInBatches(services, organizationId, (db, next) =>
    reindexBatch(db, { organizationId, now: services.now(), ...next }),
  )
