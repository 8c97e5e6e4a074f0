import { z } from 'zod'
import type { Services } from '../context.ts'
import { perform, task } from '../platform/tasks/task.ts'
import { deleteChangesBefore } from './queries/email-changes.ts'
import { emailChangeDays, hoursAfter } from './rules.ts'

/** At night: changes of address that are long done or past. */
const forgetEmailChangesTask = task('users.forgetEmailChanges', z.object({}), { schedule: '10 3 * * *' })

/** What is done about accounts without anybody asking. */
export const userTasks = [
  perform(forgetEmailChangesTask, ({ db, now }: Services) =>
    deleteChangesBefore(db, hoursAfter(now(), -24 * emailChangeDays)),
  ),
]
