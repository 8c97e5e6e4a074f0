import { recordEvent } from '../audit/record-event.ts'
import type { Context } from '../ground/context.ts'
import { asPerson } from '../ground/use-case.ts'
import { cancelPending } from './queries/email-changes.ts'

/**
 * Cancels the pending change of address of the caller. The link that undoes it stays good: somebody else may have
 * asked and cancelled, and its owner still has to end their sessions.
 */
export async function cancelEmailChange(context: Context): Promise<undefined> {
  await asPerson(context, async (context) => {
    const { db, userId } = context
    if (await cancelPending(db, { userId, now: context.now() }))
      await recordEvent(context, { action: 'user.cancelEmailChange', subject: userId })
  })
}
