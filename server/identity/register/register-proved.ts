import type { Context } from '../../ground/context.ts'
import { AppError } from '../../ground/errors.ts'
import type { Inside } from '../../ground/use-case.ts'
import type { PreparedAccount } from '../../platform/identity/provider.ts'
import { confirmAddress } from '../email-links/confirm-address.ts'
import { findAddressHolder } from '../email-links/find-address-holder.ts'
import type { NewPerson } from '../queries/people.ts'
import { type Consents, registerAccount } from './register-account.ts'

type Application = Omit<NewPerson, 'subject' | 'emailVerified' | 'markHash' | 'createdAt'> & {
  consents: Consents
  credentials: PreparedAccount
}

/**
 * Registers somebody whose address a mailed token has proved, in the transaction that uses the token up.
 * @throws AppError `auth/email-already-in-use`
 */
export async function registerProved(
  context: Inside<Context>,
  { credentials, ...person }: Application,
): Promise<void> {
  const { subject, isTaken } = credentials
  const isFree = !isTaken && !(await findAddressHolder(context, person.email))
  if (!isFree || !(await registerAccount(context, { ...person, subject, emailVerified: true })))
    throw new AppError('auth/email-already-in-use')

  await credentials.save(context.db)
  await confirmAddress(context, { userId: person.userId })
}
