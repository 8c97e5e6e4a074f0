import type { Locale } from '@qareeb/contract/locale'
import type { UserType } from '@qareeb/contract/users'
import type { Database } from '../../platform/database/database.ts'
import type { Person } from '../person.ts'

/** Columns of a person; `account` is `user_account`. */
export const personColumns = `
  account.id as "userId", account.identity_subject as subject, account.email, account.user_type as "userType",
  account.first_name as "firstName", account.last_name as "lastName", account.locale,
  account.email_verified_at is not null as "emailVerified", account.disabled_at is not null as disabled,
  account.last_sign_in_at as "lastSignInAt", account.proof_generation as "proofGeneration"`

/** The account of an address, without regard to case. */
export async function findPersonByEmail(db: Database, email: string): Promise<Person | undefined> {
  const [person] = await db.query<Person>({
    name: 'find_person_by_email',
    text: `select ${personColumns} from user_account as account where lower(account.email) = lower($1)`,
    values: [email],
  })
  return person
}

/** The account of an identity provider's own id. */
export async function findPersonBySubject(db: Database, subject: string): Promise<Person | undefined> {
  const [person] = await db.query<Person>({
    name: 'find_person_by_subject',
    text: `select ${personColumns} from user_account as account where account.identity_subject = $1`,
    values: [subject],
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

/** A person as they are now, locked against other changes of their sign-in until the transaction ends. */
export async function lockPerson(db: Database, userId: string): Promise<Person | undefined> {
  const [person] = await db.query<Person>({
    name: 'lock_person',
    text: `
      select ${personColumns} from user_account as account where account.id = $1
      for no key update`,
    values: [userId],
  })
  return person
}

/** Ends every proof that a person has begun to give. */
export async function raiseProofGeneration(db: Database, userId: string): Promise<void> {
  await db.query({
    name: 'raise_proof_generation',
    text: 'update user_account set proof_generation = proof_generation + 1 where id = $1',
    values: [userId],
  })
}

export type NewPerson = {
  userId: string
  subject: string
  userType: UserType
  email: string
  /** True when somebody vouches for it: the provider of a sign-in. */
  emailVerified: boolean
  /** The mark of the browser that registers, hashed; null when no confirmation will be compared with it. */
  markHash: Buffer | null
  firstName: string
  lastName: string
  phone: string | null
  locale: Locale
  createdAt: Date
}

/** Adds an account. @returns false when the address has one already */
export async function insertPerson(db: Database, person: NewPerson): Promise<boolean> {
  const added = await db.query({
    name: 'insert_person',
    text: `
      insert into user_account (id, identity_subject, user_type, email, email_verified_at, first_name, last_name, phone,
        locale, created_at, registering_mark_hash)
      values ($1, $2, $3, $4, case when $5 then $10::timestamptz end, $6, $7, $8, $9, $10, $11)
      on conflict (lower(email)) do nothing returning id`,
    values: [
      person.userId,
      person.subject,
      person.userType,
      person.email,
      person.emailVerified,
      person.firstName,
      person.lastName,
      person.phone,
      person.locale,
      person.createdAt,
      person.markHash,
    ],
  })
  return added.length > 0
}

/** The person of an address, and how to write to them. */
export type AddressHolder = Pick<Person, 'userId' | 'firstName' | 'locale'>

/**
 * The holder of an address, without regard to case: an account, or one that had it until lately and may still take
 * it back. One statement, so that it always takes the same time.
 */
export async function findHolder(
  db: Database,
  { email, now }: { email: string; now: Date },
): Promise<AddressHolder | undefined> {
  const [holder] = await db.query<AddressHolder>({
    name: 'find_address_holder',
    text: `
    select "userId", "firstName", locale from (
      select 1 as place, id as "userId", first_name as "firstName", locale
      from user_account where lower(email) = lower($1)
      union all
      select 2, account.id, account.first_name, account.locale
      from email_change as change join user_account as account on account.id = change.user_id
      where lower(change.old_email) = lower($1) and change.undo_until > $2
    ) as holder
    order by place limit 1`,
    values: [email, now],
  })
  return holder
}

/** Makes an account one of an employer. */
export async function markEmployer(db: Database, userId: string): Promise<void> {
  await db.query({
    name: 'mark_employer',
    text: `update user_account set user_type = 'employer' where id = $1`,
    values: [userId],
  })
}

/** Makes an account one of a platform administrator. */
export async function markAdmin(db: Database, userId: string): Promise<void> {
  await db.query({ text: `update user_account set user_type = 'admin' where id = $1`, values: [userId] })
}

/** Marks the address of a person as confirmed; the first time stays. @returns whether this was the first time */
export async function markVerified(db: Database, userId: string, at: Date): Promise<boolean> {
  const confirmed = await db.query({
    name: 'mark_verified',
    text: `
      update user_account set email_verified_at = $2, registering_mark_hash = null
      where id = $1 and email_verified_at is null returning id`,
    values: [userId, at],
  })
  return confirmed.length > 0
}

/** Records when a person last signed in. */
export async function recordLastSignIn(db: Database, userId: string, at: Date): Promise<void> {
  await db.query({
    name: 'record_last_sign_in',
    text: 'update user_account set last_sign_in_at = $2 where id = $1',
    values: [userId, at],
  })
}
