import { type BoundTask, perform } from '../platform/tasks/bound-task.ts'
import { remindOfWaitingCompanies, remindOfWaitingCompaniesTask } from './remind-of-waiting-companies.ts'

/** Every morning, reminds platform administrators of companies that wait. */
export const administrationTasks: readonly BoundTask[] = [
  perform(remindOfWaitingCompaniesTask, remindOfWaitingCompanies),
]
