import type { Database } from '../../platform/database/database.ts'

/**
 * Stores a browser that a person has signed in with.
 * @returns true when it is new
 */
export async function rememberDevice(
  db: Database,
  { userId, markHash, device, at }: { userId: string; markHash: Buffer; device: string; at: Date },
): Promise<boolean> {
  const [row] = await db.query<{ isNew: boolean }>({
    name: 'remember_device',
    text: `
      insert into identity_device as known (user_id, mark_hash, device, last_used_at) values ($1, $2, $3, $4)
      on conflict (user_id, mark_hash) do update set device = excluded.device, last_used_at = excluded.last_used_at
      returning xmax = 0 as "isNew"`,
    values: [userId, markHash, device, at],
  })
  return row?.isNew ?? false
}

/** Whether the browser of this mark registered an account, or has signed in to it before. */
export async function isBrowserOf(
  db: Database,
  { userId, markHash }: { userId: string; markHash: Buffer },
): Promise<boolean> {
  const found = await db.query({
    name: 'is_browser_of',
    text: `
      select from user_account where id = $1 and registering_mark_hash = $2
      union all
      select from identity_device where user_id = $1 and mark_hash = $2`,
    values: [userId, markHash],
  })
  return found.length > 0
}

/** Deletes browsers that have not been used since a moment. */
export async function deleteDevicesBefore(db: Database, moment: Date): Promise<void> {
  await db.query({ text: 'delete from identity_device where last_used_at < $1', values: [moment] })
}
