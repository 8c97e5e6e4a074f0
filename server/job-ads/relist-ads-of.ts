import type { Services } from '../ground/context.ts'
import { relistBatch } from './queries/listing.ts'
import { relistInBatches } from './relist-in-batches.ts'

/**
 * Makes search say what the truth says of every open ad of a company.
 * @returns how many there were
 */
export const relistAdsOf = (
  services: Pick<Services, 'db' | 'now'>,
  organizationId: string,
): Promise<number> =>
  relistInBatches(services, organizationId, (db, next) =>
    relistBatch(db, { organizationId, now: services.now(), ...next }),
  )
