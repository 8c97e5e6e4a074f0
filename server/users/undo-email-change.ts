import { recordEvent } from '../audit/record-event.ts'
import type { Context } from '../ground/context.ts'
import { AppError } from '../ground/errors.ts'
import { hashOfLinkToken } from '../ground/link-token.ts'
import { inTransaction } from '../ground/use-case.ts'
import { issueLink } from '../identity/email-links/issue-link.ts'
import { forgetProofsSince } from '../identity/password/forget-proofs-since.ts'
import { findAccount, updateEmail } from './queries/accounts.ts'
import { deleteChangesSince, findUndoable } from './queries/email-changes.ts'

/** Additions to an account with an unconfirmed address may not be its owner's. */
const everBefore = new Date(0)

/**
 * Undoes a change of address, confirmed or not, by the link that was mailed to the old address, and all changes
 * after it. The person who requested it may not be the owner and has the password: it is dropped, every session
 * ends, and so do sign-in methods that were added since (a Google account, second factors).
 * @returns the address, whether another one had taken its place, and the token of a link to set a new password, for the
 * person who has just shown that the address is theirs
 * @throws AppError `auth/invalid-action-code` for a link that is unknown, used or more than 72 hours old
 */
export async function undoEmailChange(
  context: Context,
  { token }: { token: string },
): Promise<{ email: string; hadChanged: boolean; resetToken: string }> {
  const wanted = { undoHash: hashOfLinkToken(token), now: context.now() }
  const found = await findUndoable(context.db, wanted)
  const account = found && (await findAccount(context.db, found.userId))
  if (!account) throw new AppError('auth/invalid-action-code')

  // Call the identity provider first: if it fails, the link stays valid.
  const credentials = await context.identity.provider.dropPassword(account)
  return inTransaction(context, async (context) => {
    const { db } = context
    const change = await findUndoable(db, wanted)
    if (!change) throw new AppError('auth/invalid-action-code')
    const { userId, oldEmail, hadChanged } = change

    await credentials.save(db)
    await updateEmail(db, { userId, email: oldEmail, now: context.now() })
    await deleteChangesSince(db, change)
    await forgetProofsSince({ db }, userId, account.emailVerifiedAt ? change.askedAt : everBefore)
    await recordEvent(context, { action: 'user.undoEmailChange', actorId: userId, subject: userId })
    const resetToken = await issueLink(context, { kind: 'reset-password', userId, email: oldEmail })
    return { email: oldEmail, hadChanged, resetToken }
  })
}
