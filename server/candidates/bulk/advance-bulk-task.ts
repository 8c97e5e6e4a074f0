import { z } from 'zod'
import { task } from '../../platform/tasks/task.ts'

/** Does what is due of an answer to many candidates: moves them, takes it back, or tells them. */
export const advanceBulkTask = task(
  'candidates.advanceBulk',
  z.strictObject({ bulkId: z.uuid(), organizationId: z.uuid() }),
  { timeLimitSeconds: 900 },
)
