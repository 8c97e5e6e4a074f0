import { z } from 'zod'
import { task } from '../../platform/tasks/task.ts'

/** Mails a team some minutes after the first application to an ad. */
export const mailFirstTask = task(
  'candidates.tellTeamOfFirst',
  z.strictObject({ jobAdId: z.uuid(), organizationId: z.uuid() }),
)

/** Mails every team its new candidates of the last day. */
export const mailTeamsTask = task('candidates.tellTeams', z.strictObject({}), {
  schedule: '5 7 * * *',
  timeLimitSeconds: 3_600,
})
