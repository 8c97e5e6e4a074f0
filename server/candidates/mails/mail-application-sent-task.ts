import { z } from 'zod'
import { task } from '../../platform/tasks/task.ts'

/** Ends the time for undoing an application, and mails its sender. */
export const mailApplicationSentTask = task(
  'candidates.tellSent',
  z.strictObject({ candidateId: z.uuid(), organizationId: z.uuid(), appliedAt: z.iso.datetime() }),
)
