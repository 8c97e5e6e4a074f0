import type { Database } from '../../platform/database/database.ts'

/** The key of a day: the one that is there, else this one. */
export async function findOrAddDayKey(
  db: Database,
  { day, key }: { day: string; key: Buffer },
): Promise<Buffer> {
  await db.query({
    name: 'add_view_key',
    text: 'insert into view_key (day, key) values ($1::date, $2) on conflict (day) do nothing',
    values: [day, key],
  })
  const [row] = await db.query<{ key: Buffer }>({
    name: 'find_view_key',
    text: 'select key from view_key where day = $1::date',
    values: [day],
  })
  if (!row) throw new Error('The key of the day is gone.')
  return row.key
}

/** Throws away the keys and hashes of the days before one. */
export async function forgetVisitorsBefore(db: Database, day: string): Promise<void> {
  await db.query({ text: 'delete from view_key where day < $1::date', values: [day] })
  await db.query({ text: 'delete from seen_view where day < $1::date', values: [day] })
}
