import { recordEvent } from '../audit/record-event.ts'
import type { Context } from '../context.ts'
import { AppError } from '../errors.ts'
import { endAllSessions } from '../identity/end-all-sessions.ts'
import { forgetProofsSince } from '../identity/forget-proofs-since.ts'
import { hashOfLinkToken } from './link-token.ts'
import { updateEmail } from './queries/accounts.ts'
import { deleteChangesSince, findUndoable } from './queries/email-changes.ts'

/**
 * Takes a change of address back, confirmed or not, by the link that was mailed to the old address, and all changes
 * after it. Whoever asked for it may not have been the owner: every session ends, and what was added since for signing in
 * (a Google account, second factors) goes.
 * @throws AppError `auth/invalid-action-code` for a link that is unknown, used or more than 72 hours old
 */
export async function undoEmailChange(
  context: Context,
  { token }: { token: string },
): Promise<{ email: string }> {
  return context.db.transaction(async (db) => {
    const change = await findUndoable(db, { undoHash: hashOfLinkToken(token), now: context.now() })
    if (!change) throw new AppError('auth/invalid-action-code')
    const { userId, oldEmail } = change

    await updateEmail(db, { userId, email: oldEmail, now: context.now() })
    await deleteChangesSince(db, change)
    await endAllSessions({ ...context, db }, userId)
    await forgetProofsSince({ db }, userId, change.askedAt)
    await recordEvent(context, db, { action: 'user.undoEmailChange', actorId: userId, subject: userId })
    return { email: oldEmail }
  })
}
