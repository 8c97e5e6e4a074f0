import { z } from 'zod'
import { task } from '../../platform/tasks/task.ts'

/** Ends the time in which an application can be undone, and says by mail that it was sent. */
export const tellSentTask = task(
  'candidates.tellSent',
  z.strictObject({ candidateId: z.uuid(), organizationId: z.uuid(), appliedAt: z.iso.datetime() }),
)
