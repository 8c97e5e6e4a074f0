import { recordEvent } from '../audit/record-event.ts'
import type { Context } from '../ground/context.ts'
import { AppError } from '../ground/errors.ts'
import { hashOfLinkToken } from '../ground/link-token.ts'
import { inTransaction } from '../ground/use-case.ts'
import { findAddressHolder } from '../identity/email-links/find-address-holder.ts'
import { forwardAddress } from '../identity/email-links/forward-address.ts'
import { isOwnBrowser } from '../identity/is-own-browser.ts'
import { updateEmail } from './queries/accounts.ts'
import { findUnconfirmed, markConfirmed } from './queries/email-changes.ts'
import { confirmHours, hoursAfter, undoHours } from './rules.ts'

/**
 * Makes the new address count, by the link that was mailed to it. Sessions stay; from now on the old address has three
 * days to take it back.
 * @throws AppError `auth/invalid-action-code` for a link that is unknown, used, too old or cancelled, also by another change,
 *   `user.otherBrowser` in a browser that never signed in to the account
 */
export async function confirmEmailChange(
  context: Context,
  { token }: { token: string },
): Promise<{ email: string }> {
  const now = context.now()
  return inTransaction(context, async (context) => {
    const { db } = context
    const mailedSince = hoursAfter(now, -confirmHours)
    const change = await findUnconfirmed(db, { confirmHash: hashOfLinkToken(token), mailedSince })
    if (!change) throw new AppError('auth/invalid-action-code')
    const { id, userId, newEmail } = change
    // Somebody may have registered with it since.
    const holder = await findAddressHolder(context, newEmail)
    if (holder && holder.userId !== userId) throw new AppError('auth/invalid-action-code')

    // A stranger may have asked for it, so that anyone who opens the link writes into the stranger's account.
    if (!(await isOwnBrowser(context, userId))) throw new AppError('user.otherBrowser')

    await updateEmail(db, { userId, email: newEmail, now })
    await forwardAddress(context, userId)
    await markConfirmed(db, { id, now, undoUntil: hoursAfter(now, undoHours) })
    await recordEvent(context, { action: 'user.changeEmail', actorId: userId, subject: userId })
    return { email: newEmail }
  })
}
