import type { Context } from '../ground/context.ts'
import { AppError } from '../ground/errors.ts'
import { isRecent } from '../ground/recent-sign-in.ts'
import { signedIn } from '../ground/signed-in.ts'
import { asPerson } from '../ground/use-case.ts'
import { listCompaniesGoingWith } from '../organizations/leave-organizations.ts'
import { eraseAccount } from './erase-account.ts'
import { mailAccountDeleted } from './mail-account-deleted.ts'
import { findAccount, lockAccount } from './queries/accounts.ts'

/**
 * Refuses platform administrators, whose rights are given and taken on the server, a person without a recent proof
 * of identity, and the last administrator of a company with other members.
 * @throws AppError `user.platformAdmin`, `auth/requires-recent-login`, `user.soleAdmin`
 */
export async function allowDeletingAccount(context: Pick<Context, 'actor' | 'now' | 'db'>): Promise<void> {
  const { userId, userType, provedAt } = signedIn(context)
  if (userType === 'admin') throw new AppError('user.platformAdmin')
  if (!isRecent(provedAt, context.now())) throw new AppError('auth/requires-recent-login')
  await listCompaniesGoingWith(context, userId)
}

/** Erases the caller at once and sends a last mail. Once that is sent, nothing of it names the person. */
export async function deleteOwnAccount(context: Context): Promise<undefined> {
  const { userId } = signedIn(context)
  const present = await findAccount(context.db, userId)
  if (!present) throw new AppError('auth/session-ended')
  // First: when a third party cannot be asked, everything stays and the person tries again.
  const credentials = await context.identity.provider.dropPassword(present)
  await asPerson(context, async (context) => {
    const account = await lockAccount(context.db, userId)
    if (!account) throw new AppError('auth/session-ended')

    const companies = await eraseAccount(context, { account, credentials })
    await mailAccountDeleted(context, account, companies)
  })
}
