import { type BoundTask, perform } from '../platform/tasks/task.ts'
import { closeJobAds, closeJobAdsTask } from './close-job-ads.ts'
import { relistCompany, relistCompanyTask } from './relist-company.ts'

/** What follows from changes of companies. */
export const organizationTasks: readonly BoundTask[] = [
  perform(relistCompanyTask, relistCompany),
  perform(closeJobAdsTask, closeJobAds),
]
