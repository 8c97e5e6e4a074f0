import { z } from 'zod'
import type { Services } from '../ground/context.ts'
import { perform } from '../platform/tasks/bound-task.ts'
import { task } from '../platform/tasks/task.ts'
import { eraseUnconfirmedAccounts } from './erase-unconfirmed-accounts.ts'
import { deleteChangesBefore } from './queries/email-changes.ts'
import { emailChangeDays, hoursAfter } from './rules.ts'

/** At night: changes of address that are long done or past. */
const forgetEmailChangesTask = task('users.forgetEmailChanges', z.object({}), { schedule: '10 3 * * *' })

/** At night: accounts whose address stayed unconfirmed for a month. */
const eraseUnconfirmedTask = task('users.eraseUnconfirmed', z.object({}), {
  schedule: '50 3 * * *',
  timeLimitSeconds: 3_600,
})

/** Scheduled tasks about accounts. */
export const userTasks = [
  perform(forgetEmailChangesTask, ({ db, now }: Services) =>
    deleteChangesBefore(db, hoursAfter(now(), -24 * emailChangeDays)),
  ),
  perform(eraseUnconfirmedTask, eraseUnconfirmedAccounts),
]
