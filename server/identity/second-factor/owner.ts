import type { Context } from '../../context.ts'
import { AppError } from '../../errors.ts'
import type { Person } from '../person.ts'
import { findPerson } from '../queries/people.ts'
import { isRecent } from '../rules.ts'

/**
 * Whoever changes how they sign in must have just proved who they are: a device that was left open is not enough.
 * @throws AppError `auth/requires-recent-login`
 */
export function askRecentSignIn({ actor, now }: Context): void {
  if (actor.kind !== 'user') throw new AppError('auth/unauthenticated')
  if (!isRecent(actor.provedAt, now())) throw new AppError('auth/requires-recent-login')
}

/**
 * A factor may be enrolled when the address is known to be the person's: it is where they hear of it.
 * @throws AppError `auth/unverified-email`, `auth/requires-recent-login`
 */
export function askRightToEnrol(context: Context): void {
  if (context.actor.kind === 'user' && !context.actor.emailVerified)
    throw new AppError('auth/unverified-email')
  askRecentSignIn(context)
}

/** Whose factors a call is about: the caller's own. */
export function callerId({ actor }: Context): string {
  if (actor.kind !== 'user') throw new AppError('auth/unauthenticated')
  return actor.userId
}

/** The account of the caller. */
export async function getCaller(context: Context): Promise<Person> {
  const person = await findPerson(context.db, callerId(context))
  if (!person) throw new AppError('auth/session-ended')
  return person
}
