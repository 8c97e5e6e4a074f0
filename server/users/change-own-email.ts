import { isSameAddress } from '@qareeb/contract/users'
import { recordEvent } from '../audit/record-event.ts'
import type { Context } from '../ground/context.ts'
import { AppError } from '../ground/errors.ts'
import { newLinkToken } from '../ground/link-token.ts'
import { isRecent } from '../ground/recent-sign-in.ts'
import { signedIn } from '../ground/signed-in.ts'
import { type Inside, asPerson } from '../ground/use-case.ts'
import {
  type AddressHolder,
  findAddressHolder,
  otherThan,
} from '../identity/email-links/find-address-holder.ts'
import { countAllowed, countAttempts } from '../platform/attempts/attempts.ts'
import { limits } from './limits.ts'
import { mailNewAddress } from './mail-new-address.ts'
import { mailUndoLink } from './mail-undo-link.ts'
import { type Account, findAccount } from './queries/accounts.ts'
import { cancelPending, insertEmailChange } from './queries/email-changes.ts'
import { hoursAfter, undoHours } from './rules.ts'

/**
 * Requests another address. The new one gets a link that confirms it, the old one a link that undoes it. An address
 * of another account gets the same answer and row, but its holder is notified and there is no link. An address with
 * too many such mails today gets the same answer and no mail, and so does an old one that was never confirmed. One
 * address waits at a time: a former request is cancelled.
 * @throws AppError `request.invalid` for the address that the caller has, `auth/wrong-password`,
 * `auth/requires-recent-login` where there is none, `request.tooMany`
 */
export async function changeOwnEmail(
  context: Context,
  { email, currentPassword }: { email: string; currentPassword?: string | undefined },
): Promise<{ status: 'check-mail' }> {
  const { userId } = signedIn(context)
  const account = await findAccount(context.db, userId)
  if (!account) throw new AppError('auth/session-ended')
  if (isSameAddress(account.email, email))
    throw new AppError('request.invalid', { errors: [{ path: 'email', problem: 'ownAddress' }] })
  await countAttempts(context, [[limits.changeEmail, userId]])
  await checkProof(context, account, currentPassword)

  const mayMail = await countAllowed(context, [limits.changeEmailTo, email.toLowerCase()])
  const mayMailOld =
    account.emailVerifiedAt !== null ||
    (await countAllowed(context, [limits.changeEmailFrom, account.email.toLowerCase()]))
  await asPerson(context, async (context) => {
    const holder = await findAddressHolder(context, email)
    const asked = { account, newEmail: email, otherHolder: otherThan(userId, holder), mayMail, mayMailOld }
    await askForChange(context, asked)
    await recordEvent(context, { action: 'user.requestEmailChange', subject: userId })
  })
  return { status: 'check-mail' }
}

/** The password; for accounts without one, a sign-in a moment ago. */
async function checkProof(context: Context, account: Account, password: string | undefined) {
  const { provider } = context.identity
  if (await provider.hasPassword(context.db, account)) {
    if (!(await provider.checkPassword(context.db, account, password ?? '', { isSignedIn: true })))
      throw new AppError('auth/wrong-password')
  } else if (!isRecent(signedIn(context).provedAt, context.now())) {
    throw new AppError('auth/requires-recent-login')
  }
}

type Asked = {
  account: Account
  newEmail: string
  otherHolder: AddressHolder | undefined
  /** False when the new address has got enough mails today. */
  mayMail: boolean
  /** The same for the old address, which gets every mail once its owner has confirmed it. */
  mayMailOld: boolean
}

async function askForChange(context: Inside<Context>, asked: Asked) {
  const { account, newEmail, otherHolder, mayMail, mayMailOld } = asked
  const { db } = context
  const confirm = newLinkToken()
  const undo = newLinkToken()
  const askedAt = context.now()
  await cancelPending(db, { userId: account.userId, now: askedAt })
  const id = await insertEmailChange(db, {
    userId: account.userId,
    oldEmail: account.email,
    newEmail,
    confirmHash: confirm.hash,
    undoHash: undo.hash,
    askedAt,
    undoUntil: hoursAfter(askedAt, undoHours),
  })

  const change = { id, account, newEmail }
  if (mayMail) await mailNewAddress(context, { ...change, token: confirm.token, otherHolder })
  if (mayMailOld) await mailUndoLink(context, { ...change, token: undo.token })
}
