import { z } from 'zod'
import { task } from '../../platform/tasks/task.ts'

/** Mails a candidate about a rejection, an hour after it. */
export const mailRejectionTask = task(
  'candidates.tellRejection',
  z.strictObject({ candidateId: z.uuid(), organizationId: z.uuid(), decidedAt: z.iso.datetime() }),
)
