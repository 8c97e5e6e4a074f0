import type { JsonWebKey } from 'node:crypto'
import type { Database } from '../../database/database.ts'

export type StoredKey = { id: string; publicKey: JsonWebKey; privateKey: Buffer; createdAt: Date }

/** Keys made since a moment, the newest first. */
export const listKeys = (db: Database, since: Date): Promise<StoredKey[]> =>
  db.query<StoredKey>({
    text: `
      select id, public_key as "publicKey", private_key as "privateKey", created_at as "createdAt"
      from identity_key where created_at > $1 order by created_at desc, id limit 20`,
    values: [since],
  })

/** Makes other copies of the process wait until this transaction has ended, so that only one of them makes a new key. */
export async function lockKeys(db: Database): Promise<void> {
  await db.query({ text: `select pg_advisory_xact_lock(hashtext('identity_key'))` })
}

export async function insertKey(db: Database, key: StoredKey): Promise<void> {
  await db.query({
    text: 'insert into identity_key (id, public_key, private_key, created_at) values ($1, $2, $3, $4)',
    values: [key.id, JSON.stringify(key.publicKey), key.privateKey, key.createdAt],
  })
}

/** Removes keys that sign and check nothing any more. */
export async function deleteKeysBefore(db: Database, moment: Date): Promise<void> {
  await db.query({ text: 'delete from identity_key where created_at <= $1', values: [moment] })
}
