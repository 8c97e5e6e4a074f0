import { recordEvent } from '../audit/record-event.ts'
import type { Context } from '../context.ts'
import { AppError } from '../errors.ts'
import { eraseFiles } from '../files/erase-files.ts'
import { isRecent } from '../identity/rules.ts'
import { listCodePhones } from '../identity/second-factor/list-code-phones.ts'
import type { Database } from '../platform/database/database.ts'
import { signedIn } from '../signed-in.ts'
import { type Account, deleteAccount, lockAccount } from './queries/accounts.ts'
import { deleteChangesTo, listOtherAddresses } from './queries/email-changes.ts'

/**
 * Refuses platform administrators, whose rights are given and taken on the server, and whoever has not proved a moment
 * ago who they are.
 * @throws AppError `user.platformAdmin`, `auth/requires-recent-login`
 */
export function allowDeletingAccount(context: Pick<Context, 'actor' | 'now'>): void {
  const { userType, provedAt } = signedIn(context)
  if (userType === 'admin') throw new AppError('user.platformAdmin')
  if (!isRecent(provedAt, context.now())) throw new AppError('auth/requires-recent-login')
}

/**
 * Erases the caller: the account with all that hangs on it, their files, and every message to them that is still kept.
 * One last mail says so; of it, as of what is left in the audit log, nothing names the person once it is sent.
 */
export async function deleteOwnAccount(context: Context): Promise<undefined> {
  const { userId } = signedIn(context)
  await context.db.transaction(async (db) => {
    const account = await lockAccount(db, userId)
    if (!account) throw new AppError('auth/session-ended')

    await eraseFiles({ ...context, db }, { ownerId: userId })
    await eraseMessages(context, db, account)
    await deleteChangesTo(db, account.email)
    await deleteAccount(db, userId)
    await recordEvent(context, db, { action: 'user.delete', subject: userId })
    await sayGoodbye(context, db, account)
    // Last: what a third party has erased cannot be taken back.
    await context.identity.provider.removeAccount(db, account)
  })
}

async function eraseMessages({ mail, sms }: Context, db: Database, account: Account) {
  const addresses = await listOtherAddresses(db, account.userId)
  for (const address of new Set([account.email, ...addresses])) await mail.erase(db, address)

  const phones = await listCodePhones({ db }, account.userId)
  for (const phone of new Set([...phones, ...(account.phone ? [account.phone] : [])]))
    await sms.erase(db, phone)
}

const sayGoodbye = ({ mail }: Context, db: Database, { userId, email, locale, firstName }: Account) =>
  mail.send(db, {
    to: email,
    locale,
    key: `account-deleted:${userId}`,
    mail: { name: 'accountDeleted', data: { firstName } },
  })
