import type { ResponseOf } from '@qareeb/contract/endpoint'
import type { exchangeGoogleCode as endpoint } from '@qareeb/contract/identity'
import { recordEvent } from '../../audit/record-event.ts'
import type { Context } from '../../context.ts'
import { AppError } from '../../errors.ts'
import { findAddressHolder } from '../../users/find-address-holder.ts'
import { pageAddress } from '../../users/page-address.ts'
import { presentSession } from '../begin-session.ts'
import { completeSignIn } from '../complete-sign-in.ts'
import { hasPassword } from '../has-password.ts'
import type { Person } from '../person.ts'
import { findPersonByEmail } from '../queries/people.ts'
import { markProved } from '../queries/sessions.ts'
import type { WithCredential } from '../refresh-cookie.ts'
import type { GoogleClaims } from './google.ts'
import { findOwner, linkIdentity } from './queries.ts'
import { keepClaims, takeClaims } from './stages.ts'

type Answer = WithCredential<ResponseOf<typeof endpoint>>

/**
 * Finishes a sign-in through Google. Somebody new is asked for what an account needs besides; somebody who is signed in
 * already has proved once more who they are. Who has a password proves by that alone what asks for a recent sign-in: the
 * phone that is left on a table is signed in to Google, too.
 * @param browser the cookie of the browser that began
 */
export async function exchangeGoogleCode(
  context: Context,
  { code, browser }: { code: string; browser: string | undefined },
): Promise<Answer> {
  const claims = browser && (await takeClaims(context, { stage: 'answered', key: code, browser }))
  if (!claims) throw new AppError('auth/invalid-action-code')

  const person = await findClaimedPerson(context, claims)
  if (person) return letIn(context, person)

  const { email, firstName, lastName } = claims
  const ticket = await keepClaims(context, { stage: 'registering', browser }, claims)
  return {
    answer: { code: 'registration-required', ticket, email, firstName, lastName },
    credential: undefined,
  }
}

async function letIn(context: Context, person: Person): Promise<Answer> {
  const { actor } = context
  const countsAsRecent = !(await hasPassword(context, person))
  if (actor.kind !== 'user' || actor.userId !== person.userId)
    return completeSignIn(context, person, { countsAsRecent })

  if (person.disabled) throw new AppError('auth/user-disabled')
  if (countsAsRecent) await proveAgain(context, person, actor.sessionId)
  const session = await presentSession(context, person, actor.sessionId)
  return { answer: { code: 'signed-in', ...session }, credential: undefined }
}

/**
 * The account of a Google account: the one it is linked to, else the one of its address. The latter is linked only when
 * both sides know that the address is the person's; otherwise whoever registers an address of somebody else, here or at
 * Google, would get into what is theirs.
 */
async function findClaimedPerson(context: Context, claims: GoogleClaims): Promise<Person | undefined> {
  const { db } = context
  const owner = await findOwner(db, claims.subject)
  if (owner) return owner

  const person = await findPersonByEmail(db, claims.email)
  if (!person) {
    // Somebody changed this address lately and may still take it back.
    if (await findAddressHolder(context, claims.email))
      throw new AppError('auth/account-exists-with-different-credential')
    return undefined
  }
  if (person.disabled) throw new AppError('auth/user-disabled')
  const isCertain = claims.emailVerified && person.emailVerified
  if (!isCertain || !(await join(context, person, claims.subject)))
    throw new AppError('auth/account-exists-with-different-credential')
  return person
}

/** Tells the person, who may not be the one who has done it. @returns false when either account is joined already */
const join = (context: Context, person: Person, subject: string): Promise<boolean> =>
  context.db.transaction(async (db) => {
    const { userId, email, locale, firstName } = person
    const at = context.now()
    if (!(await linkIdentity(db, { subject, userId, now: at }))) return false

    await recordEvent(context, db, { action: 'user.linkGoogle', actorId: userId, subject: userId })
    await context.mail.send(db, {
      to: email,
      locale,
      key: `google-joined:${userId}:${at.toISOString()}`,
      mail: {
        name: 'googleJoined',
        data: { firstName, at: at.toISOString(), url: pageAddress(context, locale, '/profile') },
      },
    })
    return true
  })

async function proveAgain(context: Context, person: Person, sessionId: string): Promise<void> {
  await context.db.transaction(async (db) => {
    await markProved(db, sessionId, context.now())
    await recordEvent(context, db, { action: 'session.prove', subject: person.userId })
  })
}
