import { z } from 'zod'
import { task } from '../../platform/tasks/task.ts'

/** Runs the next step of an answer to many candidates: moves them, takes the answer back, or mails them. */
export const advanceBulkTask = task(
  'candidates.advanceBulk',
  z.strictObject({ bulkId: z.uuid(), organizationId: z.uuid() }),
  { timeLimitSeconds: 900 },
)
