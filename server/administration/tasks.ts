import { type BoundTask, perform } from '../platform/tasks/bound-task.ts'
import { remindOfWaiting, remindOfWaitingTask } from './remind-of-waiting.ts'

/** Every morning, reminds platform administrators of companies that wait. */
export const administrationTasks: readonly BoundTask[] = [perform(remindOfWaitingTask, remindOfWaiting)]
