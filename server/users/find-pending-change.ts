import type { Context } from '../ground/context.ts'
import { type EmailChange, findPending } from './queries/email-changes.ts'
import { confirmHours, hoursAfter } from './rules.ts'

/** The change of address of a person whose mailed link waits to be opened. */
export const findPendingChange = (
  { db, now }: Pick<Context, 'db' | 'now'>,
  userId: string,
): Promise<EmailChange | undefined> =>
  findPending(db, { userId, mailedSince: hoursAfter(now(), -confirmHours) })
