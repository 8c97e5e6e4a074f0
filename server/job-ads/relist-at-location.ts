import type { Services } from '../ground/context.ts'
import { relistBatchAt } from './queries/listing.ts'
import { relistInBatches } from './relist-in-batches.ts'

/**
 * Makes search and cards say anew what the open ads that name a branch say of it.
 * @returns how many there were
 */
export const relistAtLocation = (
  services: Pick<Services, 'db' | 'now'>,
  { organizationId, locationId }: { organizationId: string; locationId: string },
): Promise<number> =>
  relistInBatches(services, organizationId, (db, next) =>
    relistBatchAt(db, { locationId, now: services.now(), ...next }),
  )
