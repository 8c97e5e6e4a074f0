import { recordEvent } from '../../audit/record-event.ts'
import type { Context } from '../../ground/context.ts'
import { AppError } from '../../ground/errors.ts'
import { hashOfLinkToken } from '../../ground/link-token.ts'
import { type Inside, inTransaction } from '../../ground/use-case.ts'
import { forgetAttempts } from '../../platform/attempts/attempts.ts'
import { forwardAddress } from '../email-links/forward-address.ts'
import { limits } from '../limits.ts'
import type { Person } from '../person.ts'
import { deleteUnusedLinks, findLink, restoreLink, takeLink } from '../queries/links.ts'
import { findPerson, markVerified, raiseProofGeneration } from '../queries/people.ts'
import { deleteSessionsOf } from '../queries/sessions.ts'
import { forgetSignIns } from '../second-factor/forget-sign-ins.ts'
import { forgetUnconfirmed } from '../take-account-back.ts'
import { stateOf } from './get-password-reset.ts'
import { mailPasswordChanged } from './mail-password-changed.ts'
import { refuseWeakPassword } from './refuse-weak-password.ts'

/**
 * Sets a new password by a mailed link. Every session of the person ends; signing in afterwards still asks for the
 * second factor. Anyone who opens the link has shown that the address is theirs.
 * @throws AppError `auth/expired-action-code`, `auth/invalid-action-code`, `auth/weak-password`
 */
export async function resetPassword(
  context: Context,
  { token, password }: { token: string; password: string },
): Promise<{ email: string }> {
  const tokenHash = hashOfLinkToken(token)
  const person = await findPersonOfLink(context, tokenHash)
  refuseWeakPassword(password, { ...person, site: context.config.site.name })

  const link = { kind: 'reset-password', tokenHash } as const
  // Of two who come with it at once, one sets the password.
  if (!(await takeLink(context.db, { ...link, now: context.now() })))
    throw new AppError('auth/invalid-action-code')
  try {
    const credentials = await context.identity.provider.setPassword(person, password)
    await inTransaction(context, async (context) => {
      await endEverything(context, person)
      await credentials.save(context.db)
    })
  } catch (error) {
    // The password is unchanged, e.g. because a third party is away: the same link can be tried again.
    await restoreLink(context.db, link)
    throw error
  }
  await forgetAttempts(context, [limits.wrongPassword, person.email.toLowerCase()])
  return { email: person.email }
}

async function findPersonOfLink({ db, now }: Context, tokenHash: Buffer): Promise<Person> {
  const link = await findLink(db, { kind: 'reset-password', tokenHash })
  const state = stateOf(link, now())
  if (state === 'expired') throw new AppError('auth/expired-action-code')

  const person = state === 'valid' && link ? await findPerson(db, link.userId) : undefined
  if (!person) throw new AppError('auth/invalid-action-code')
  return person
}

async function endEverything(context: Inside<Context>, person: Person) {
  const { db } = context
  const { userId } = person
  await raiseProofGeneration(db, userId)
  if (await markVerified(db, userId, context.now())) await forgetUnconfirmed(db, userId)
  await forwardAddress(context, userId)
  await deleteUnusedLinks(db, { userId, kind: 'reset-password' })
  const ended = await deleteSessionsOf(db, { userId })
  await forgetSignIns(db, userId)
  await mailPasswordChanged(context, person)
  await recordEvent(context, {
    action: 'user.resetPassword',
    actorId: userId,
    subject: userId,
    details: { endedSessions: ended },
  })
}
