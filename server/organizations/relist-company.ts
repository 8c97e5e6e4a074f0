import { z } from 'zod'
import type { Services } from '../ground/context.ts'
import { relistAdsOf } from '../job-ads/relist-ads-of.ts'
import { task } from '../platform/tasks/task.ts'

/** Cards and search repeat what a company is called, its logo and whether it is verified. */
export const relistCompanyTask = task('organizations.relist', z.object({ organizationId: z.uuid() }), {
  timeLimitSeconds: 900,
})

/** Makes search say of all open ads of a company what its row says now. Doing it again changes nothing. */
export const relistCompany = (
  services: Pick<Services, 'db' | 'now'>,
  { organizationId }: { organizationId: string },
): Promise<number> => relistAdsOf(services, organizationId)
