import { recordEvent } from '../../audit/record-event.ts'
import type { Context } from '../../ground/context.ts'
import { AppError } from '../../ground/errors.ts'
import { inTransaction } from '../../ground/use-case.ts'
import type { Person } from '../person.ts'
import { markProved } from '../queries/sessions.ts'
import { presentSession } from '../session/begin-session.ts'
import type { WithCredential } from '../session/refresh-cookie.ts'
import { completeSignIn, type SignInAnswer } from './complete-sign-in.ts'

/**
 * Signs in a person whom a third party has recognised. A signed-in person is reauthenticated.
 * @param person as they were before the proof was checked
 * @throws AppError `auth/user-disabled`, and as `completeSignIn` does
 */
export async function signInOrReauthenticate(
  context: Context,
  person: Person,
  { countsAsRecent }: { countsAsRecent: boolean },
): Promise<WithCredential<SignInAnswer>> {
  const { actor } = context
  if (actor.kind !== 'user' || actor.userId !== person.userId)
    return completeSignIn(context, person, { countsAsRecent })

  if (person.disabled) throw new AppError('auth/user-disabled')
  if (countsAsRecent) await proveAgain(context, person, actor.sessionId)
  const session = await presentSession(context, person, actor.sessionId)
  return { answer: { code: 'signed-in', ...session }, credential: undefined }
}

async function proveAgain(context: Context, person: Person, sessionId: string): Promise<void> {
  await inTransaction(context, async (context) => {
    await markProved(context.db, sessionId, context.now())
    await recordEvent(context, { action: 'session.prove', subject: person.userId })
  })
}
