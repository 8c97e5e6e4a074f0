import { recordEvent } from '../../audit/record-event.ts'
import type { Context } from '../../ground/context.ts'
import { AppError } from '../../ground/errors.ts'
import { inTransaction } from '../../ground/use-case.ts'
import type { GoogleClaims } from '../../platform/identity/google.ts'
import { findAddressHolder } from '../email-links/find-address-holder.ts'
import type { Person } from '../person.ts'
import { findPersonByEmail } from '../queries/people.ts'
import { mailGoogleJoined } from './mail-google-joined.ts'
import { findOwner, linkIdentity } from './queries.ts'

/**
 * The account of a Google account: the linked one, else the one of its address. The latter is linked only when both
 * sides have confirmed that the address is the person's; otherwise a person who registers another one's address,
 * here or at Google, would get into that account.
 * @returns undefined for a new person
 * @throws AppError `auth/account-exists-with-different-credential`, `auth/user-disabled`
 */
export async function findClaimedPerson(
  context: Context,
  claims: Pick<GoogleClaims, 'subject' | 'email' | 'emailVerified'>,
): Promise<Person | undefined> {
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

/**
 * Notifies the person, who may not have done it.
 * @returns false when either account is linked already
 */
const join = (context: Context, person: Person, subject: string): Promise<boolean> =>
  inTransaction(context, async (context) => {
    const { userId } = person
    const at = context.now()
    if (!(await linkIdentity(context.db, { subject, userId, now: at }))) return false

    await recordEvent(context, { action: 'user.linkGoogle', actorId: userId, subject: userId })
    await mailGoogleJoined(context, person, at)
    return true
  })
