import type { Database, Transaction } from '../../platform/database/database.ts'

/** Notes that the host's posts have changed. False when that is noted already, by a hook whose task still waits. */
export async function noteChange(db: Transaction): Promise<boolean> {
  const rows = await db.query<{ isAwaited: boolean }>({
    name: 'note_change_of_posts',
    text: 'update blog_reading set is_awaited = true where not is_awaited returning is_awaited as "isAwaited"',
  })
  return rows.length > 0
}

/** Begins a reading of the host and returns its number, greater than that of every one before. */
export async function beginReading(db: Database): Promise<number> {
  const [row] = await db.query<{ number: number }>({
    name: 'begin_reading_of_posts',
    text: 'update blog_reading set is_awaited = false, begun = begun + 1 returning begun as number',
  })
  if (!row) throw new Error('The row of readings is gone.')
  return row.number
}

export type KeptReading = { number: number; digest: Buffer | null; keptAt: Date | null }

/** The reading whose posts are kept; other processes that ask wait until this transaction ends. */
export async function lockKeptReading(db: Transaction): Promise<KeptReading> {
  const [row] = await db.query<KeptReading>({
    name: 'lock_kept_reading_of_posts',
    text: 'select kept as number, digest, kept_at as "keptAt" from blog_reading for update',
  })
  if (!row) throw new Error('The row of readings is gone.')
  return row
}

/** Notes which reading is kept. */
export async function noteKeptReading(
  db: Transaction,
  { number, digest, keptAt }: { number: number; digest: Buffer; keptAt: Date },
): Promise<void> {
  await db.query({
    name: 'note_kept_reading_of_posts',
    text: 'update blog_reading set kept = $1, digest = $2, kept_at = $3',
    values: [number, digest, keptAt],
  })
}

/** When posts were last read whole; null before the first time. */
export async function findKeptAt(db: Database): Promise<Date | null> {
  const [row] = await db.query<{ keptAt: Date | null }>({
    name: 'find_time_of_kept_posts',
    text: 'select kept_at as "keptAt" from blog_reading',
  })
  return row?.keptAt ?? null
}
