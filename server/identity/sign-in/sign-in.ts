import { recordSingleEvent } from '../../audit/record-event.ts'
import type { Context } from '../../ground/context.ts'
import { AppError } from '../../ground/errors.ts'
import { forgetAttempts, takeBackAttempt } from '../../platform/attempts/attempts.ts'
import { countSignIn } from '../count-sign-in.ts'
import type { Person } from '../person.ts'
import { findPersonByEmail } from '../queries/people.ts'
import type { WithCredential } from '../session/refresh-cookie.ts'
import { completeSignIn, type SignInAnswer } from './complete-sign-in.ts'

/**
 * Signs a person in by e-mail and password. An unknown address, a wrong password and an account without one get the
 * same answer and take as long; a disabled account is named only after its right password.
 * @throws AppError `auth/invalid-credential`, `auth/captcha-required`, `auth/too-many-requests`,
 * `auth/user-disabled`
 */
export async function signIn(
  context: Context,
  { email, password, captcha }: { email: string; password: string; captcha?: string | undefined },
): Promise<WithCredential<SignInAnswer>> {
  const person = await findPersonByEmail(context.db, email)
  const counted = await countSignIn(context, { email, userId: person?.userId, captcha })
  const isRight = await context.identity.provider.checkPassword(context.db, person, password)
  if (!person || !isRight) {
    await recordRefusal(context, person)
    throw new AppError('auth/invalid-credential')
  }

  for (const attempt of counted.ofAccount) await forgetAttempts(context, attempt)
  for (const attempt of counted.ofNetwork) await takeBackAttempt(context, attempt)
  return completeSignIn(context, person, { countsAsRecent: true })
}

/** Names the account where there is one; never the typed address. */
const recordRefusal = (context: Context, person: Person | undefined) =>
  recordSingleEvent(context, {
    action: 'session.signIn',
    outcome: 'refused',
    ...(person && { subject: person.userId }),
  })
