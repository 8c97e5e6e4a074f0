import type { Locale } from '@qareeb/contract/locale'
import type { UserType } from '@qareeb/contract/users'
import type { ProfileChanges } from '../../identity/read-profile-changes.ts'
import type { Database } from '../../platform/database/database.ts'

/** A person as `user_account` holds them. */
export type Account = {
  userId: string
  subject: string
  userType: UserType | null
  email: string
  emailVerifiedAt: Date | null
  firstName: string
  lastName: string
  phone: string | null
  locale: Locale
  candidateMails: boolean
  description: string
  lastSignInAt: Date | null
  createdAt: Date
}

const columns = `
  id as "userId", identity_subject as subject, user_type as "userType", email, email_verified_at as "emailVerifiedAt",
  first_name as "firstName", last_name as "lastName", phone, locale,
  candidate_mails as "candidateMails", description,
  last_sign_in_at as "lastSignInAt", created_at as "createdAt"`

/** The account of somebody who is signed in; it may have been erased a moment ago. */
export async function findAccount(db: Database, userId: string): Promise<Account | undefined> {
  const [account] = await db.query<Account>({
    name: 'find_account',
    text: `select ${columns} from user_account where id = $1`,
    values: [userId],
  })
  return account
}

/** The same, kept from every other change until the transaction ends. */
export async function lockAccount(db: Database, userId: string): Promise<Account | undefined> {
  const [account] = await db.query<Account>({
    name: 'lock_account',
    text: `select ${columns} from user_account where id = $1 for update`,
    values: [userId],
  })
  return account
}

/**
 * Accounts without use since a moment and with an unconfirmed address, the oldest first. Platform administrators
 * are made on the server by its operator.
 */
export async function listUnconfirmed(db: Database, before: Date): Promise<string[]> {
  const rows = await db.query<{ id: string }>({
    name: 'list_unconfirmed_accounts',
    text: `
    select id from user_account
    where email_verified_at is null and coalesce(last_sign_in_at, created_at) < $1 and user_type is distinct from 'admin'
    order by created_at, id`,
    values: [before],
  })
  return rows.map(({ id }) => id)
}

/** Changes what is named, and nothing else. */
export async function updateAccount(db: Database, userId: string, changes: ProfileChanges): Promise<void> {
  const { firstName, lastName, phone, locale, candidateMails, description } = changes
  await db.kysely
    .updateTable('user_account')
    .set({
      // Kysely omits undefined values; the id keeps the statement valid when no field changes.
      id: userId,
      first_name: firstName,
      last_name: lastName,
      phone,
      locale,
      candidate_mails: candidateMails,
      description,
    })
    .where('id', '=', userId)
    .execute()
}

/** Gives a person another address, which they have shown to be theirs. */
export async function updateEmail(
  db: Database,
  { userId, email, now }: { userId: string; email: string; now: Date },
): Promise<void> {
  await db.query({
    name: 'update_email',
    text: 'update user_account set email = $2, email_verified_at = $3 where id = $1',
    values: [userId, email, now],
  })
}

/** Erases a person, and with the row all dependent rows. */
export async function deleteAccount(db: Database, userId: string): Promise<void> {
  await db.query({
    name: 'delete_account',
    text: 'delete from user_account where id = $1',
    values: [userId],
  })
}
