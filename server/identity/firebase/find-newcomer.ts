import type { Context } from '../../ground/context.ts'
import { AppError } from '../../ground/errors.ts'
import type { FirebaseClaims } from '../../platform/identity/firebase/id-tokens.ts'
import { findAddressHolder } from '../email-links/find-address-holder.ts'
import { findClaimedPerson } from '../google/find-claimed-person.ts'
import type { Newcomer } from '../google/stages.ts'
import type { Person } from '../person.ts'

/**
 * The person of an unknown Firebase id: one who came through Google before, or a new one.
 * @throws AppError `auth/account-exists-with-different-credential` when the address belongs to another account
 */
export async function findNewcomer(
  context: Context,
  claims: FirebaseClaims,
): Promise<{ kind: 'person'; person: Person } | { kind: 'newcomer'; newcomer: Newcomer }> {
  const { subject, googleSubject, method, email, emailVerified } = claims
  const google = method === 'google.com' ? googleSubject : null
  const person = google
    ? await findClaimedPerson(context, { subject: google, email, emailVerified })
    : undefined
  if (person) return { kind: 'person', person }

  if (await findAddressHolder(context, email))
    throw new AppError('auth/account-exists-with-different-credential')
  const names = splitName(claims.name)
  return {
    kind: 'newcomer',
    newcomer: { subject: google, providerSubject: subject, email, emailVerified, ...names },
  }
}

/** Firebase has one name for a person, we have two; the person can correct it in the profile. */
function splitName(name: string): { firstName: string; lastName: string } {
  const [firstName = '', ...rest] = name.toWellFormed().replaceAll('\0', '').trim().split(/\s+/)
  return {
    firstName: firstName.slice(0, 100).toWellFormed(),
    lastName: rest.join(' ').slice(0, 100).toWellFormed(),
  }
}
