import { type BoundTask, perform } from '../platform/tasks/task.ts'
import { relistCompany, relistTask } from './relist-company.ts'

/** What follows from changes of companies. */
export const organizationTasks: readonly BoundTask[] = [perform(relistTask, relistCompany)]
