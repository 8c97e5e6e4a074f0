import type { Context } from '../../ground/context.ts'
import { AppError } from '../../ground/errors.ts'
import { signedIn } from '../../ground/signed-in.ts'
import { type Attempt, countAttempts, forgetAttempts } from '../../platform/attempts/attempts.ts'
import type { Subject } from '../../platform/identity/provider.ts'
import { limits } from '../limits.ts'

/**
 * Checks the password of a signed-in person. Wrong ones are counted for this session alone: strangers who guess at
 * the sign-in cannot block its person here.
 * @throws AppError `auth/wrong-password` (403: the session goes on), `auth/too-many-requests`
 */
export async function checkOwnPassword(context: Context, person: Subject, password: string): Promise<void> {
  const attempt: Attempt = [limits.wrongPasswordInSession, signedIn(context).sessionId]
  await countAttempts(context, [attempt], 'auth/too-many-requests')
  if (!(await context.identity.provider.checkPassword(context.db, person, password, { isSignedIn: true })))
    throw new AppError('auth/wrong-password')
  await forgetAttempts(context, attempt)
}
