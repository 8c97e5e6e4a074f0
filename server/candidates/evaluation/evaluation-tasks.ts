import { z } from 'zod'
import { task } from '../../platform/tasks/task.ts'

/** Evaluates one application. Without a company it was left by somebody without authority, and may name anything. */
export const evaluateCandidateTask = task(
  'candidates.evaluate',
  z.strictObject({ jobAdId: z.uuid(), candidateId: z.uuid(), organizationId: z.optional(z.uuid()) }),
)

/** Goes on with the evaluation of all candidates of an ad. */
export const evaluateAllTask = task(
  'candidates.evaluateAll',
  z.strictObject({ jobAdId: z.uuid(), organizationId: z.uuid() }),
  { timeLimitSeconds: 900 },
)
