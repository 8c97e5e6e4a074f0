import { recordEvent } from '../audit/record-event.ts'
import type { Context } from '../context.ts'
import { AppError } from '../errors.ts'
import { eraseFiles } from '../files/erase-files.ts'
import { isRecent } from '../identity/rules.ts'
import { listCodePhones } from '../identity/second-factor/list-code-phones.ts'
import type { Database } from '../platform/database/database.ts'
import { signedIn } from '../signed-in.ts'
import { type Account, deleteAccount, findAccount, lockAccount } from './queries/accounts.ts'
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
  const present = await findAccount(context.db, userId)
  if (!present) throw new AppError('auth/session-ended')
  // First: when a third party cannot be asked, everything stays and the person tries again.
  const credentials = await context.identity.provider.dropPassword(present)
  await context.db.transaction(async (db) => {
    const account = await lockAccount(db, userId)
    if (!account) throw new AppError('auth/session-ended')

    await credentials.save(db)
    await eraseFiles({ ...context, db }, { ownerId: userId })
    await eraseMessages(context, db, account)
    await deleteChangesTo(db, account.email)
    await deleteAccount(db, userId)
    await recordEvent(context, db, { action: 'user.delete', subject: userId })
    await sayGoodbye(context, db, account)
  })
}

async function eraseMessages({ mail, sms }: Context, db: Database, account: Account) {
  const addresses = await listOtherAddresses(db, account.userId)
  for (const address of new Set([account.email, ...addresses])) await mail.erase(db, address)

  const phones = await listCodePhones({ db }, account.userId)
  for (const phone of new Set([...phones, ...(account.phone ? [account.phone] : [])]))
    await sms.erase(db, phone)
}

const sayGoodbye = ({ mail }: Context, db: Database, { email, locale, firstName }: Account) =>
  mail.send(db, {
    to: email,
    locale,
    // Not by the id: the hash of the address must not stand beside it once everything else is gone.
    key: `account-deleted:${crypto.randomUUID()}`,
    mail: { name: 'accountDeleted', data: { firstName } },
  })
