import type { ResponseOf } from '@qareeb/contract/endpoint'
import type { sendConfirmationLinkAgain as sendConfirmationLinkAgainEndpoint } from '@qareeb/contract/users'
import type { Context } from '../../ground/context.ts'
import { AppError } from '../../ground/errors.ts'
import { signedIn } from '../../ground/signed-in.ts'
import { asPerson } from '../../ground/use-case.ts'
import { countAttempts } from '../../platform/attempts/attempts.ts'
import { limits } from '../limits.ts'
import { findPerson } from '../queries/people.ts'
import { issueLink } from './issue-link.ts'
import { mailConfirmationLink } from './mail-confirmation-link.ts'

/**
 * Mails the link that confirms the caller's address again, once a minute.
 * @throws AppError `request.tooMany`
 */
export async function sendConfirmationLinkAgain(
  context: Context,
): Promise<ResponseOf<typeof sendConfirmationLinkAgainEndpoint>> {
  const { userId, emailVerified } = signedIn(context)
  if (emailVerified) return { status: 'already-verified', retryAfterSeconds: 0 }

  const person = await findPerson(context.db, userId)
  if (!person) throw new AppError('auth/session-ended')
  // The address may be a stranger's: another account of the same address does not begin again.
  await countAttempts(context, [
    [limits.confirmationMail, userId],
    [limits.confirmationMailsOfDay, person.email.toLowerCase()],
  ])
  await asPerson(context, async (context) => {
    const token = await issueLink(context, { ...person, kind: 'verify-email' })
    await mailConfirmationLink(context, { ...person, token })
  })
  return { status: 'sent', retryAfterSeconds: limits.confirmationMail.windowSeconds }
}
