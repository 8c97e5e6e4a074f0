import { recordEvent } from '../../audit/record-event.ts'
import type { Context } from '../../ground/context.ts'
import { AppError } from '../../ground/errors.ts'
import { recentMinutes } from '../../ground/recent-sign-in.ts'
import { signedIn } from '../../ground/signed-in.ts'
import { asPerson } from '../../ground/use-case.ts'
import { checkOwnPassword } from '../password/check-own-password.ts'
import { findPerson } from '../queries/people.ts'
import { markProved } from '../queries/sessions.ts'

/**
 * Proves by the password who sits here, for steps that ask for a recent sign-in.
 * @throws AppError `auth/wrong-password`, `auth/too-many-requests`
 */
export async function reauthenticate(
  context: Context,
  { password }: { password: string },
): Promise<{ validUntil: string }> {
  const { userId, sessionId } = signedIn(context)
  const person = await findPerson(context.db, userId)
  if (!person) throw new AppError('auth/session-ended')
  await checkOwnPassword(context, person, password)

  const now = context.now()
  await asPerson(context, async (context) => {
    await markProved(context.db, sessionId, now)
    await recordEvent(context, { action: 'session.prove', subject: userId })
  })
  return { validUntil: new Date(now.getTime() + recentMinutes * 60_000).toISOString() }
}
