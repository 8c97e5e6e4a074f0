import type { ResponseOf } from '@qareeb/contract/endpoint'
import type { signIn } from '@qareeb/contract/identity'
import type { Context } from '../context.ts'
import { AppError } from '../errors.ts'
import { beginSession } from './begin-session.ts'
import type { Person } from './person.ts'
import type { WithCredential } from './refresh-cookie.ts'
import { requireSecondFactor } from './second-factor/require-second-factor.ts'

/** What follows a first proof of who somebody is: a session, or a question for the second factor. */
export type SignInAnswer = ResponseOf<typeof signIn>

/**
 * Goes on after the first proof, whichever it was (password, Google).
 * @throws AppError `auth/user-disabled`
 */
export async function completeSignIn(
  context: Context,
  person: Person,
): Promise<WithCredential<SignInAnswer>> {
  if (person.disabled) throw new AppError('auth/user-disabled')
  const required = await requireSecondFactor(context, person.userId)
  if (required) return { answer: required, credential: undefined }

  await context.identity.tokens.prepare()
  const begun = await context.db.transaction((db) => beginSession(context, db, person))
  return { ...begun, answer: { code: 'signed-in', ...begun.answer } }
}
