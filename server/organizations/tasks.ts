import { z } from 'zod'
import { type BoundTask, perform, task } from '../platform/tasks/task.ts'
import { closeJobAds, closeJobAdsTask } from './close-job-ads.ts'
import { endOverdueImpersonations } from './end-impersonations.ts'
import { relistCompany, relistCompanyTask } from './relist-company.ts'

const endTask = task('organizations.endImpersonations', z.strictObject({}), { schedule: '*/5 * * * *' })

/** What follows from changes of companies; every five minutes, ends work inside them that is over. */
export const organizationTasks: readonly BoundTask[] = [
  perform(relistCompanyTask, relistCompany),
  perform(closeJobAdsTask, closeJobAds),
  perform(endTask, endOverdueImpersonations),
]
