import { z } from 'zod'
import { task } from '../../platform/tasks/task.ts'

/** Every night, erases candidates whose retention is over. */
export const eraseKeptCandidatesTask = task('candidates.eraseKept', z.strictObject({}), {
  schedule: '40 3 * * *',
  timeLimitSeconds: 3_600,
})
