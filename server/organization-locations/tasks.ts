import { relistAtLocation } from '../job-ads/relist-at-location.ts'
import { perform } from '../platform/tasks/bound-task.ts'
import { relistLocationTask } from './relist-task.ts'

/** What is done about branches after the request that changed them. */
export const organizationLocationTasks = [perform(relistLocationTask, relistAtLocation)]
