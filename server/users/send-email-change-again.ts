import type { ResponseOf } from '@qareeb/contract/endpoint'
import type { sendEmailChangeAgain as sendEmailChangeAgainEndpoint } from '@qareeb/contract/users'
import type { Context } from '../ground/context.ts'
import { AppError } from '../ground/errors.ts'
import { newLinkToken } from '../ground/link-token.ts'
import { signedIn } from '../ground/signed-in.ts'
import { asPerson } from '../ground/use-case.ts'
import { findAddressHolder, otherThan } from '../identity/email-links/find-address-holder.ts'
import { countAllowed, countAttempts } from '../platform/attempts/attempts.ts'
import { findPendingChange } from './find-pending-change.ts'
import { limits } from './limits.ts'
import { mailNewAddress } from './mail-new-address.ts'
import { findAccount } from './queries/accounts.ts'
import { replaceConfirmHash } from './queries/email-changes.ts'
import { hoursAfter, undoHours } from './rules.ts'

/**
 * Mails the pending address of the caller a new link, once a minute; the former link ends. An address with too many
 * such mails today gets the same answer and no mail, and one of another account a notice.
 * @throws AppError `user.noPendingEmail`, `request.tooMany`
 */
export async function sendEmailChangeAgain(
  context: Context,
): Promise<ResponseOf<typeof sendEmailChangeAgainEndpoint>> {
  const { userId } = signedIn(context)
  const account = await findAccount(context.db, userId)
  const change = await findPendingChange(context, userId)
  if (!account || !change) throw new AppError('user.noPendingEmail')
  await countAttempts(context, [[limits.changeEmailAgain, userId]])

  const { id, newEmail } = change
  const mayMail = await countAllowed(context, [limits.changeEmailTo, newEmail.toLowerCase()])
  await asPerson(context, async (context) => {
    const { token, hash } = newLinkToken()
    const now = context.now()
    const next = { id, confirmHash: hash, now, undoUntil: hoursAfter(now, undoHours) }
    if (mayMail && !(await replaceConfirmHash(context.db, next))) throw new AppError('user.noPendingEmail')
    const otherHolder = otherThan(userId, await findAddressHolder(context, newEmail))
    if (mayMail) await mailNewAddress(context, { account, newEmail, token, otherHolder })
  })
  return { status: 'check-mail', retryAfterSeconds: limits.changeEmailAgain.windowSeconds }
}
