import { z } from 'zod'
import type { Services } from '../ground/context.ts'
import { closeAdsOf } from '../job-ads/close-ads-of.ts'
import { task } from '../platform/tasks/task.ts'

/**
 * Closes all open ads of a company that was rejected; verified again meanwhile, it keeps those that it publishes
 * then.
 */
export const closeJobAdsTask = task(
  'organizations.closeJobAds',
  z.object({ organizationId: z.uuid(), publishedUntil: z.iso.datetime() }),
  { timeLimitSeconds: 900 },
)

/** Takes the open ads of a company off the market. Doing it again changes nothing. @returns how many there were */
export const closeJobAds = (
  services: Pick<Services, 'db' | 'now' | 'tasks'>,
  { organizationId, publishedUntil }: { organizationId: string; publishedUntil: string },
): Promise<number> => closeAdsOf(services, { organizationId, publishedUntil: new Date(publishedUntil) })
