import { z } from 'zod'
import { task } from '../../platform/tasks/task.ts'

/** Writes to both sides when the day of a promised answer has passed. */
export const remindOfPromiseTask = task(
  'candidates.remindOfPromise',
  z.strictObject({ candidateId: z.uuid(), organizationId: z.uuid(), promisedOn: z.iso.date() }),
)
