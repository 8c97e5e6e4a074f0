import { z } from 'zod'
import type { Services } from '../ground/context.ts'
import { reindexAdsOf } from '../job-ads/reindex-ads-of.ts'
import { task } from '../platform/tasks/task.ts'

/** Cards and search repeat the names of a company, its logo and whether it is verified. */
export const reindexOrganizationTask = task('organizations.reindex', z.object({ organizationId: z.uuid() }), {
  formerNames: ['organizations.relist'],
  timeLimitSeconds: 900,
})

/** Reindexes all open ads of a company with its current row. Repeating it changes nothing. */
export const reindexOrganization = (
  services: Pick<Services, 'db' | 'now'>,
  { organizationId }: { organizationId: string },
): Promise<number> => reindexAdsOf(services, organizationId)
