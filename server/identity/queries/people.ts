import type { Database } from '../../platform/database/database.ts'
import type { Person } from '../person.ts'

/** Columns of a person; `account` is `user_account`. */
export const personColumns = `
  account.id as "userId", account.identity_subject as subject, account.email, account.user_type as "userType",
  account.first_name as "firstName", account.last_name as "lastName", account.locale,
  account.email_verified_at is not null as "emailVerified", account.disabled_at is not null as disabled,
  account.last_sign_in_at as "lastSignInAt"`

/** The account of an address, without regard to case. */
export async function findPersonByEmail(db: Database, email: string): Promise<Person | undefined> {
  const [person] = await db.query<Person>({
    name: 'find_person_by_email',
    text: `select ${personColumns} from user_account as account where lower(account.email) = lower($1)`,
    values: [email],
  })
  return person
}

export async function findPerson(db: Database, userId: string): Promise<Person | undefined> {
  const [person] = await db.query<Person>({
    name: 'find_person',
    text: `select ${personColumns} from user_account as account where account.id = $1`,
    values: [userId],
  })
  return person
}

/** Notes when a person signed in last. */
export async function markSignedIn(db: Database, userId: string, at: Date): Promise<void> {
  await db.query({
    name: 'mark_signed_in',
    text: 'update user_account set last_sign_in_at = $2 where id = $1',
    values: [userId, at],
  })
}
