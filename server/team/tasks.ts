import { z } from 'zod'
import type { Services } from '../ground/context.ts'
import { type BoundTask, perform } from '../platform/tasks/bound-task.ts'
import { task } from '../platform/tasks/task.ts'
import { deleteInvitationsBefore } from './queries/invitations.ts'
import { forgottenBefore } from './rules.ts'

const forgetTask = task('team.forgetInvitations', z.strictObject({}), { schedule: '40 3 * * *' })

/** At night, deletes invitations that ended a month ago. */
export const teamTasks: readonly BoundTask[] = [
  perform(forgetTask, ({ db, now }: Services) => deleteInvitationsBefore(db, forgottenBefore(now()))),
]
