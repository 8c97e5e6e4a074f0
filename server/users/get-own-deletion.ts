import type { AccountDeletion } from '@qareeb/contract/users'
import type { Context } from '../ground/context.ts'
import { signedIn } from '../ground/signed-in.ts'
import { listCompaniesGoingWith } from '../organizations/leave-organizations.ts'

/**
 * The consequences that the caller sees before the account is erased.
 * @throws AppError `user.soleAdmin`
 */
export async function getOwnDeletion(context: Pick<Context, 'actor' | 'db'>): Promise<AccountDeletion> {
  return { companies: await listCompaniesGoingWith(context, signedIn(context).userId) }
}
