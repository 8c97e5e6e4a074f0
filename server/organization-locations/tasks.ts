import { reindexAtLocation } from '../job-ads/reindex-at-location.ts'
import { perform } from '../platform/tasks/bound-task.ts'
import { reindexLocationTask } from './reindex-location-task.ts'

/** Tasks about branches after the request that changed them. */
export const organizationLocationTasks = [perform(reindexLocationTask, reindexAtLocation)]
