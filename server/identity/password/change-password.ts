import { recordEvent } from '../../audit/record-event.ts'
import type { Context } from '../../ground/context.ts'
import { AppError } from '../../ground/errors.ts'
import { isRecent } from '../../ground/recent-sign-in.ts'
import { signedIn } from '../../ground/signed-in.ts'
import { asPerson } from '../../ground/use-case.ts'
import type { Person } from '../person.ts'
import { deleteUnusedLinks } from '../queries/links.ts'
import { findPerson, lockPerson, raiseProofGeneration } from '../queries/people.ts'
import { deleteSessionsOf } from '../queries/sessions.ts'
import { forgetSignIns } from '../second-factor/forget-sign-ins.ts'
import { checkOwnPassword } from './check-own-password.ts'
import { mailPasswordChanged } from './mail-password-changed.ts'
import { refuseWeakPassword } from './refuse-weak-password.ts'

/**
 * Sets another password for the caller and ends their other sessions. A person without one, who came through
 * Google, needs a recent sign-in instead of the present one.
 * @throws AppError `auth/wrong-password`, `auth/weak-password`, `auth/requires-recent-login`
 */
export async function changePassword(
  context: Context,
  { currentPassword, password }: { currentPassword?: string | undefined; password: string },
): Promise<{ endedSessions: number }> {
  const { userId, sessionId } = signedIn(context)
  const person = await findPerson(context.db, userId)
  if (!person) throw new AppError('auth/session-ended')
  await checkProof(context, person, currentPassword)
  refuseWeakPassword(password, { ...person, site: context.config.site.name })

  const credentials = await context.identity.provider.setPassword(person, password)
  const endedSessions = await asPerson(context, async (context) => {
    const { db } = context
    // Somebody who has set another one by mail meanwhile wanted to shut this session out.
    const present = await lockPerson(db, userId)
    if (present?.proofGeneration !== person.proofGeneration) throw new AppError('auth/session-ended')
    await raiseProofGeneration(db, userId)
    await credentials.save(db)
    await deleteUnusedLinks(db, { userId, kind: 'reset-password' })
    await forgetSignIns(db, userId)
    await mailPasswordChanged(context, person)
    await recordEvent(context, { action: 'user.changePassword', subject: userId })
    return deleteSessionsOf(db, { userId, except: sessionId })
  })
  return { endedSessions }
}

async function checkProof(context: Context, person: Person, password: string | undefined) {
  if (await context.identity.provider.hasPassword(context.db, person))
    return checkOwnPassword(context, person, password ?? '')
  if (!isRecent(signedIn(context).provedAt, context.now())) throw new AppError('auth/requires-recent-login')
}
