import type { Database } from '../../database/database.ts'

/** Hash of a person's password; undefined when the person has none. */
export async function findPasswordHash(db: Database, userId: string): Promise<string | undefined> {
  const [row] = await db.query<{ hash: string }>({
    name: 'find_password_hash',
    text: 'select hash from identity_password where user_id = $1',
    values: [userId],
  })
  return row?.hash
}

/** Gives a person a password, or another one. */
export async function savePasswordHash(
  db: Database,
  { userId, hash, changedAt }: { userId: string; hash: string; changedAt: Date },
): Promise<void> {
  await db.query({
    text: `
      insert into identity_password (user_id, hash, changed_at) values ($1, $2, $3)
      on conflict (user_id) do update set hash = excluded.hash, changed_at = excluded.changed_at`,
    values: [userId, hash, changedAt],
  })
}

/** Deletes a person's password. */
export async function deletePassword(db: Database, userId: string): Promise<void> {
  await db.query({ text: 'delete from identity_password where user_id = $1', values: [userId] })
}
