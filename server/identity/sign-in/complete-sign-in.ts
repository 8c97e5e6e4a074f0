import type { ResponseOf } from '@qareeb/contract/endpoint'
import type { signIn } from '@qareeb/contract/identity'
import type { Context } from '../../ground/context.ts'
import { AppError } from '../../ground/errors.ts'
import { inTransaction } from '../../ground/use-case.ts'
import type { Person } from '../person.ts'
import { lockPerson } from '../queries/people.ts'
import { requireSecondFactor } from '../second-factor/require-second-factor.ts'
import { beginSession } from '../session/begin-session.ts'
import type { WithCredential } from '../session/refresh-cookie.ts'

/** The step after a first proof: a session, or a question for the second factor. */
export type SignInAnswer = ResponseOf<typeof signIn>

/**
 * Goes on after the first proof of any kind (password, Google). The values read for that proof may be out of date:
 * another password since then, or a disabled account, is checked once more under a lock.
 * @param person as they were before the proof was judged
 * @throws AppError `auth/user-disabled`; `auth/invalid-credential` when the proof is void by now
 */
export async function completeSignIn(
  context: Context,
  person: Person,
  { countsAsRecent }: { countsAsRecent: boolean },
): Promise<WithCredential<SignInAnswer>> {
  await context.identity.tokens.prepare()
  return inTransaction(context, async (context) => {
    const present = await lockPerson(context.db, person.userId)
    if (present?.proofGeneration !== person.proofGeneration) throw new AppError('auth/invalid-credential')
    if (present.disabled) throw new AppError('auth/user-disabled')

    const required = await requireSecondFactor(context, { userId: person.userId, countsAsRecent })
    if (required) return { answer: required, credential: undefined }
    const { answer, credential } = await beginSession(context, present, { countsAsRecent })
    return { answer: { code: 'signed-in', ...answer }, credential }
  })
}
