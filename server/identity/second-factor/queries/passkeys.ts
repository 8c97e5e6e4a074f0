import type { Database } from '../../../platform/database/database.ts'

export type Passkey = {
  id: string
  credentialId: string
  publicKey: Buffer
  counter: number
  transports: string[]
  name: string
  createdAt: Date
  lastUsedAt: Date | null
}

/** The passkeys of a person, the oldest first; there are at most as many as may be enrolled. */
export const listPasskeys = (db: Database, userId: string): Promise<Passkey[]> =>
  db.query<Passkey>({
    name: 'passkey_list',
    text: `
      select id, credential_id as "credentialId", public_key as "publicKey", counter, transports, name,
        created_at as "createdAt", last_used_at as "lastUsedAt"
      from passkey where user_id = $1 order by created_at, id limit 50`,
    values: [userId],
  })

/** Enrols a passkey. False when the same one is enrolled already, by any person. */
export async function insertPasskey(
  db: Database,
  passkey: Omit<Passkey, 'id' | 'lastUsedAt'> & { userId: string },
): Promise<boolean> {
  const { userId, credentialId, publicKey, counter, transports, name, createdAt } = passkey
  const added = await db.query({
    name: 'passkey_add',
    text: `
      insert into passkey (user_id, credential_id, public_key, counter, transports, name, created_at)
      values ($1, $2, $3, $4, $5, $6, $7) on conflict do nothing returning id`,
    values: [userId, credentialId, publicKey, counter, transports, name, createdAt],
  })
  return added.length === 1
}

/** Writes down that a passkey was used. */
export async function markPasskeyUsed(
  db: Database,
  used: { id: string; counter: number; now: Date },
): Promise<void> {
  await db.query({
    name: 'passkey_use',
    text: 'update passkey set counter = $2, last_used_at = $3 where id = $1',
    values: [used.id, used.counter, used.now],
  })
}

/** Deletes a passkey. False when this person has none of this id. */
export async function deletePasskey(db: Database, userId: string, id: string): Promise<boolean> {
  const deleted = await db.query({
    name: 'passkey_delete',
    text: 'delete from passkey where user_id = $1 and id = $2 returning id',
    values: [userId, id],
  })
  return deleted.length === 1
}
