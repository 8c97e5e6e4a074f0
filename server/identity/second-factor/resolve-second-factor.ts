import type { Session } from '@qareeb/contract/identity'
import { recordSingleEvent } from '../../audit/record-event.ts'
import type { Context } from '../../ground/context.ts'
import { AppError } from '../../ground/errors.ts'
import { type Inside, inTransaction } from '../../ground/use-case.ts'
import { countAttempts, forgetAttempts } from '../../platform/attempts/attempts.ts'
import type { Person } from '../person.ts'
import { lockPerson } from '../queries/people.ts'
import { beginSession } from '../session/begin-session.ts'
import type { WithCredential } from '../session/refresh-cookie.ts'
import { type Answer, isRightAnswer } from './is-right-answer.ts'
import { limits } from './limits.ts'
import { deleteRequests, type FactorRequest, takeRequest } from './queries/requests.ts'
import { getSignIn } from './require-second-factor.ts'

type Resolved = WithCredential<Session & { code: 'signed-in' }>

/**
 * Finishes a sign-in with the second factor. Each account has five answers in ten minutes, right or wrong, however many
 * sign-ins wait; a ticket is used up by the first right one.
 */
export async function resolveSecondFactor(
  context: Context,
  { ticket, ...answer }: Answer & { ticket: string },
): Promise<Resolved> {
  const request = await getSignIn(context, ticket)
  askForProof(request, answer)
  // Counted before it is judged: a thousand codes sent at once must not all be checked.
  await countAttempts(context, [[limits.answers, request.userId]], 'auth/too-many-requests')

  await context.identity.tokens.prepare()
  const resolved = await inTransaction(context, async (context) => {
    const { db } = context
    // Locks the person first, in the same order as a password change, which ends waiting sign-ins.
    const person = await lockPerson(db, request.userId)
    if (!(await isRightAnswer(context, { request, answer }))) return undefined
    if (!(await takeRequest(db, request.id))) throw new AppError('auth/session-ended')
    await deleteRequests(db, request.userId, 'sign-in')
    return signInOwner(context, { person, countsAsRecent: request.countsAsRecent })
  })
  if (!resolved) {
    await recordRefusal(context, request.userId, answer.method)
    throw new AppError('auth/invalid-verification-code')
  }

  await forgetAttempts(context, [limits.answers, request.userId])
  return resolved
}

/** A factor that was never requested cannot be checked: the count of tries stays as it is. */
function askForProof({ codeHash, passkeyChallenge }: FactorRequest, { method, code, passkey }: Answer) {
  const missing = method === 'passkey' ? !passkey && 'passkey' : !code && 'code'
  if (missing) throw new AppError('request.invalid', { errors: [{ path: missing, problem: 'required' }] })
  const asked = { sms: codeHash, passkey: passkeyChallenge, totp: true, 'recovery-code': true }[method]
  if (!asked) throw new AppError('auth/missing-verification-id')
}

/** The password was right before this point. */
const recordRefusal = (context: Context, userId: string, method: Answer['method']) =>
  recordSingleEvent(context, {
    action: 'session.signIn',
    outcome: 'refused',
    subject: userId,
    details: { method },
  })

async function signInOwner(
  context: Inside<Context>,
  { person, countsAsRecent }: { person: Person | undefined; countsAsRecent: boolean },
): Promise<Resolved> {
  if (!person) throw new AppError('auth/session-ended')
  if (person.disabled) throw new AppError('auth/user-disabled')
  const { answer, credential } = await beginSession(context, person, { countsAsRecent })
  return { answer: { code: 'signed-in', ...answer }, credential }
}
