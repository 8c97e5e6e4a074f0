import type { Database } from '../../platform/database/database.ts'
import type { Person } from '../person.ts'
import { personColumns } from '../queries/people.ts'

/** The stages of a sign-in through Google. */
export type Stage = 'asked' | 'answered' | 'registering'

export type StoredSignIn = {
  stage: Stage
  keyHash: string
  browserHash: string
  expiresAt: Date
  secrets: Buffer | null
  claims: Buffer | null
}

/** Stores a stage of a sign-in, and deletes expired ones. */
export async function insertSignIn(db: Database, signIn: StoredSignIn, now: Date): Promise<void> {
  const { stage, keyHash, browserHash, expiresAt, secrets, claims } = signIn
  await db.query({
    name: 'google_sign_in_add',
    text: `
      with forgotten as (delete from google_sign_in where expires_at < $7)
      insert into google_sign_in (stage, key_hash, browser_hash, expires_at, secrets, claims)
      values ($1, $2, $3, $4, $5, $6)`,
    values: [stage, keyHash, browserHash, expiresAt, secrets, claims, now],
  })
}

/** Deletes a stage, which counts once, and returns its content; undefined when it is unknown, expired or of another browser. */
export async function takeSignIn(
  db: Database,
  wanted: Pick<StoredSignIn, 'stage' | 'keyHash' | 'browserHash'>,
  now: Date,
): Promise<Pick<StoredSignIn, 'secrets' | 'claims'> | undefined> {
  const [taken] = await db.query<Pick<StoredSignIn, 'secrets' | 'claims'>>({
    name: 'google_sign_in_use',
    text: `
      delete from google_sign_in
      where key_hash = $1 and stage = $2 and browser_hash = $3 and expires_at > $4 returning secrets, claims`,
    values: [wanted.keyHash, wanted.stage, wanted.browserHash, now],
  })
  return taken
}

/** The person to whom a Google account is linked; one statement reads both. */
export async function findOwner(db: Database, subject: string): Promise<Person | undefined> {
  const [owner] = await db.query<Person>({
    name: 'google_identity_owner',
    text: `
      select ${personColumns} from google_identity as identity join user_account as account on account.id = identity.user_id
      where identity.subject = $1`,
    values: [subject],
  })
  return owner
}

/** Lets a Google account sign in to an account. False when either of them is linked already. */
export async function linkIdentity(
  db: Database,
  link: { subject: string; userId: string; now: Date },
): Promise<boolean> {
  const linked = await db.query({
    name: 'google_identity_link',
    text: `
      insert into google_identity (subject, user_id, linked_at) values ($1, $2, $3)
      on conflict do nothing returning subject`,
    values: [link.subject, link.userId, link.now],
  })
  return linked.length === 1
}

/** Deletes expired stages. */
export async function deleteEndedSignIns(db: Database, now: Date): Promise<void> {
  await db.query({ text: 'delete from google_sign_in where expires_at <= $1', values: [now] })
}
