import { type BoundTask, perform } from '../platform/tasks/bound-task.ts'
import { remindOfPromiseTask } from './told/remind-of-promise-task.ts'
import { remindOfPromise } from './told/remind-of-promise.ts'
import { tellRejectionTask } from './told/tell-rejection-task.ts'
import { tellRejection } from './told/tell-rejection.ts'
import { tellSentTask } from './told/tell-sent-task.ts'
import { tellSent } from './told/tell-sent.ts'

/** Messages about applications that wait; each reads the state again before it writes. */
export const candidateTasks: readonly BoundTask[] = [
  perform(tellSentTask, tellSent, { parallel: 2 }),
  perform(tellRejectionTask, tellRejection),
  perform(remindOfPromiseTask, remindOfPromise),
]
