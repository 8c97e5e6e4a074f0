import type { Services } from '../ground/context.ts'
import { reindexBatchAt } from './queries/search-index.ts'
import { reindexInBatches } from './reindex-in-batches.ts'

/**
 * Updates search and cards of the open ads that name a branch.
 * @returns how many there were
 */
export const reindexAtLocation = (
  services: Pick<Services, 'db' | 'now'>,
  { organizationId, locationId }: { organizationId: string; locationId: string },
): Promise<number> =>
  reindexInBatches(services, organizationId, (db, next) =>
    reindexBatchAt(db, { locationId, now: services.now(), ...next }),
  )
