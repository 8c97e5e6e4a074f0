import type { Database } from '../../platform/database/database.ts'
import type { FilePurpose } from './files.ts'

/** A selection of a person's files: all of them, or the one in use for one purpose. */
export type OwnedFiles = { ownerId: string; purpose?: FilePurpose }

const forget = (condition: string, moment: string) => `
  with gone as (delete from file where ${condition} returning key)
  insert into file_erasure (key, asked_at) select key, ${moment} from gone on conflict (key) do nothing returning key`

/** Removes files of a person and notes that their bytes have to go. @returns how many */
export async function forgetOwned(
  db: Database,
  { ownerId, purpose }: OwnedFiles,
  now: Date,
): Promise<number> {
  const keys = await db.query({
    name: purpose ? 'forget_owned_files_for' : 'forget_owned_files',
    text: forget(
      `owner_id = $1 ${purpose ? `and state = 'claimed' and purpose = $3` : ''}`,
      '$2::timestamptz',
    ),
    values: purpose ? [ownerId, now, purpose] : [ownerId, now],
  })
  return keys.length
}

/** Removes an upload that was not kept yet. @returns false when there is none */
export async function forgetAwaited(db: Database, { id, now }: { id: string; now: Date }): Promise<boolean> {
  const keys = await db.query({
    name: 'forget_awaited_file',
    text: forget(`id = $1 and state = 'awaiting'`, '$2::timestamptz'),
    values: [id, now],
  })
  return keys.length > 0
}

/**
 * Removes a batch of unclaimed uploads from before the moment.
 * @returns how many
 */
export async function forgetUnclaimed(
  db: Database,
  { before, now, limit }: { before: Date; now: Date; limit: number },
): Promise<number> {
  const keys = await db.query({
    name: 'forget_unclaimed_files',
    text: forget(
      `id in (select id from file where state <> 'claimed' and created_at < $1 order by created_at, id limit $3)`,
      '$2::timestamptz',
    ),
    values: [before, now, limit],
  })
  return keys.length
}

/** Notes that the bytes of one file have to go; its row stays. */
export async function noteErasure(db: Database, key: string, now: Date): Promise<void> {
  await db.query({
    name: 'note_file_erasure',
    text: 'insert into file_erasure (key, asked_at) values ($1, $2) on conflict (key) do nothing',
    values: [key, now],
  })
}

/** The next keys whose bytes have to go, oldest first. */
export async function listErasures(db: Database, limit: number): Promise<string[]> {
  const rows = await db.query<{ key: string }>({
    name: 'list_file_erasures',
    text: 'select key from file_erasure order by asked_at, key limit $1',
    values: [limit],
  })
  return rows.map(({ key }) => key)
}

/** Strikes keys whose bytes are gone. */
export async function deleteErasures(db: Database, keys: readonly string[]): Promise<void> {
  await db.query({
    name: 'strike_file_erasures',
    text: 'delete from file_erasure where key = any ($1::text[])',
    values: [keys],
  })
}

/** Those of the keys that belong to no file. */
export async function listUnknownKeys(db: Database, keys: readonly string[]): Promise<string[]> {
  const rows = await db.query<{ key: string }>({
    name: 'list_unknown_file_keys',
    text: `
    select given.key from unnest($1::text[]) as given (key)
    where not exists (select from file where file.key = given.key)`,
    values: [keys],
  })
  return rows.map(({ key }) => key)
}
