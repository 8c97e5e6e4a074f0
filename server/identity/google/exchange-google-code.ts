import type { ResponseOf } from '@qareeb/contract/endpoint'
import type { exchangeGoogleCode as endpoint } from '@qareeb/contract/identity'
import { recordEvent } from '../../audit/record-event.ts'
import type { Context } from '../../context.ts'
import { AppError } from '../../errors.ts'
import { findAddressHolder } from '../../users/find-address-holder.ts'
import { presentSession } from '../begin-session.ts'
import { completeSignIn } from '../complete-sign-in.ts'
import type { Person } from '../person.ts'
import { findPerson, findPersonByEmail } from '../queries/people.ts'
import { markProved } from '../queries/sessions.ts'
import type { WithCredential } from '../refresh-cookie.ts'
import type { GoogleClaims } from './google.ts'
import { findOwner, linkIdentity } from './queries.ts'
import { keepClaims, takeClaims } from './stages.ts'

type Answer = WithCredential<ResponseOf<typeof endpoint>>

/**
 * Finishes a sign-in through Google. Somebody new is asked for what an account needs besides; somebody who is signed in
 * already has proved once more who they are.
 * @param browser the cookie of the browser that began
 */
export async function exchangeGoogleCode(
  context: Context,
  { code, browser }: { code: string; browser: string | undefined },
): Promise<Answer> {
  const claims = browser && (await takeClaims(context, { stage: 'answered', key: code, browser }))
  if (!claims) throw new AppError('auth/invalid-action-code')

  const person = await findClaimedPerson(context, claims)
  if (person && context.actor.kind === 'user' && context.actor.userId === person.userId)
    return proveAgain(context, person, context.actor.sessionId)
  if (person) return completeSignIn(context, person)

  const { email, firstName, lastName } = claims
  const ticket = await keepClaims(context, { stage: 'registering', browser }, claims)
  return {
    answer: { code: 'registration-required', ticket, email, firstName, lastName },
    credential: undefined,
  }
}

/**
 * The account of a Google account: the one it is linked to, else the one of its address. The latter is linked only when
 * both sides know that the address is the person's; otherwise whoever registers an address of somebody else, here or at
 * Google, would get into what is theirs.
 */
async function findClaimedPerson(context: Context, claims: GoogleClaims): Promise<Person | undefined> {
  const { db, now } = context
  const ownerId = await findOwner(db, claims.subject)
  if (ownerId !== undefined) return findPerson(db, ownerId)

  const person = await findPersonByEmail(db, claims.email)
  if (!person) {
    // Somebody changed this address lately and may still take it back.
    if (await findAddressHolder(context, claims.email))
      throw new AppError('auth/account-exists-with-different-credential')
    return undefined
  }
  if (person.disabled) throw new AppError('auth/user-disabled')
  const isCertain = claims.emailVerified && person.emailVerified
  const link = { subject: claims.subject, userId: person.userId, now: now() }
  if (!isCertain || !(await linkIdentity(db, link)))
    throw new AppError('auth/account-exists-with-different-credential')
  return person
}

async function proveAgain(context: Context, person: Person, sessionId: string): Promise<Answer> {
  if (person.disabled) throw new AppError('auth/user-disabled')
  await context.db.transaction(async (db) => {
    await markProved(db, sessionId, context.now())
    await recordEvent(context, db, { action: 'session.prove', subject: person.userId })
  })
  const session = await presentSession(context, person, sessionId)
  return { answer: { code: 'signed-in', ...session }, credential: undefined }
}
