import { z } from 'zod'
import { type BoundTask, perform } from '../platform/tasks/bound-task.ts'
import { task } from '../platform/tasks/task.ts'
import { expireJobAds } from './life/expire-job-ads.ts'

const expire = task('job-ads.expire', z.strictObject({}), { schedule: '* * * * *' })

/** Scheduled tasks about job ads: every minute expired ones leave search. */
export const jobAdTasks: readonly BoundTask[] = [
  perform(expire, async (services) => {
    const expired = await expireJobAds(services)
    if (expired > 0) services.log.info({ expired }, 'expired job ads were removed from search')
  }),
]
