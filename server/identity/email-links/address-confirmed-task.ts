import { z } from 'zod'
import { task } from '../../platform/tasks/task.ts'

/** Somebody has shown an address to be theirs. Candidates bind it, of which accounts know nothing. */
export const addressConfirmedTask = task('identity.addressConfirmed', z.strictObject({ userId: z.uuid() }))
