import { z } from 'zod'
import { deleteEndedAttempts } from '../attempts/queries.ts'
import { deleteEndedCalls } from '../idempotency/queries.ts'
import { type BoundTask, perform } from './bound-task.ts'
import { task } from './task.ts'

const forgetTask = task('platform.forgetCounts', z.strictObject({}), { schedule: '40 * * * *' })

/** Every hour: attempts and answers whose time is over. */
export const countTasks: readonly BoundTask[] = [
  perform(forgetTask, async ({ db, now }) => {
    await deleteEndedAttempts(db, now())
    await deleteEndedCalls(db, now())
  }),
]
