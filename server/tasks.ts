import { administrationTasks } from './administration/tasks.ts'
import { analyticsTasks } from './analytics/tasks.ts'
import { blogTasks } from './blog/tasks.ts'
import { candidateTasks } from './candidates/tasks.ts'
import { fileTasks } from './files/tasks.ts'
import { identityTasks } from './identity/tasks.ts'
import { jobAdTasks } from './job-ads/tasks.ts'
import { organizationLocationTasks } from './organization-locations/tasks.ts'
import { organizationTasks } from './organizations/tasks.ts'
import { deliveryTasks } from './platform/deliveries/tasks.ts'
import type { BoundTask } from './platform/tasks/bound-task.ts'
import { countTasks } from './platform/tasks/forget-counts.ts'
import { searchTasks } from './search/tasks.ts'
import { teamTasks } from './team/tasks.ts'
import { userTasks } from './users/tasks.ts'

/** Every task of the product. A noun adds its list here. */
export const tasks: readonly BoundTask[] = [
  ...administrationTasks,
  ...analyticsTasks,
  ...blogTasks,
  ...candidateTasks,
  ...countTasks,
  ...deliveryTasks,
  ...fileTasks,
  ...identityTasks,
  ...jobAdTasks,
  ...organizationTasks,
  ...organizationLocationTasks,
  ...searchTasks,
  ...teamTasks,
  ...userTasks,
]
