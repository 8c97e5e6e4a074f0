import type { Context } from '../../ground/context.ts'
import { AppError } from '../../ground/errors.ts'
import { isRecent } from '../../ground/recent-sign-in.ts'
import { signedIn } from '../../ground/signed-in.ts'
import type { Person } from '../person.ts'
import { findPerson } from '../queries/people.ts'

/**
 * A change of the sign-in needs a recent proof of identity: an unattended device is not enough.
 * @throws AppError `auth/requires-recent-login`
 */
export function askRecentSignIn(context: Context): void {
  if (!isRecent(signedIn(context).provedAt, context.now())) throw new AppError('auth/requires-recent-login')
}

/**
 * A factor may be enrolled when the address is confirmed: the person gets the notice there.
 * @throws AppError `auth/unverified-email`, `auth/requires-recent-login`
 */
export function askRightToEnrol(context: Context): void {
  if (!signedIn(context).emailVerified) throw new AppError('auth/unverified-email')
  askRecentSignIn(context)
}

/** The account of the caller. */
export async function getCaller(context: Context): Promise<Person> {
  const person = await findPerson(context.db, signedIn(context).userId)
  if (!person) throw new AppError('auth/session-ended')
  return person
}
