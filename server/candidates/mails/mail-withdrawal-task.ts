import { z } from 'zod'
import { task } from '../../platform/tasks/task.ts'

/** Mails a team that somebody whom it hired has withdrawn. */
export const mailWithdrawalTask = task(
  'candidates.mailWithdrawal',
  z.strictObject({ candidateId: z.uuid(), organizationId: z.uuid(), withdrawnAt: z.iso.datetime() }),
)
