import { z } from 'zod'
import { endOverdueImpersonations } from '../identity/impersonation/end-impersonations.ts'
import { type BoundTask, perform } from '../platform/tasks/bound-task.ts'
import { task } from '../platform/tasks/task.ts'
import { closeJobAds, closeJobAdsTask } from './close-job-ads.ts'
import { reindexOrganization, reindexOrganizationTask } from './reindex-organization.ts'
import { remindOfEndingAds, remindTask } from './reminders/remind-of-ending-ads.ts'

const endTask = task('organizations.endImpersonations', z.strictObject({}), { schedule: '*/5 * * * *' })

/**
 * Tasks after changes of companies; every five minutes, ends expired work inside them; every hour, reminds of job
 * ads that end soon.
 */
export const organizationTasks: readonly BoundTask[] = [
  perform(reindexOrganizationTask, reindexOrganization),
  perform(closeJobAdsTask, closeJobAds),
  perform(endTask, endOverdueImpersonations),
  perform(remindTask, remindOfEndingAds),
]
