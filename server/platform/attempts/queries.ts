import type { Database } from '../database/database.ts'

type Counted = { action: string; subjectHash: string }

/** Counts one more in the window that runs, or begins a new one. Gives the count and when the window ends. */
export async function countAttempt(
  db: Database,
  { action, subjectHash, now, endsAt }: Counted & { now: Date; endsAt: Date },
): Promise<{ count: number; endsAt: Date }> {
  const [row] = await db.query<{ count: number; endsAt: Date }>({
    name: 'count_attempt',
    text: `
      insert into attempt as known (action, subject_hash, count, ends_at) values ($1, $2, 1, $4)
      on conflict (action, subject_hash) do update set
        count = case when known.ends_at > $3 then known.count + 1 else 1 end,
        ends_at = case when known.ends_at > $3 then known.ends_at else excluded.ends_at end
      returning count, ends_at as "endsAt"`,
    values: [action, subjectHash, now, endsAt],
  })
  if (!row) throw new Error('The attempt was not counted.')
  return row
}

/** Reads the count of the running window. @returns 0 without one */
export async function findAttemptCount(
  db: Database,
  { action, subjectHash, now }: Counted & { now: Date },
): Promise<number> {
  const [row] = await db.query<{ count: number }>({
    name: 'find_attempt_count',
    text: 'select count from attempt where action = $1 and subject_hash = $2 and ends_at > $3',
    values: [action, subjectHash, now],
  })
  return row?.count ?? 0
}

/** Takes one attempt back, as if it had not been made. */
export async function uncountAttempt(db: Database, { action, subjectHash }: Counted): Promise<void> {
  await db.query({
    name: 'uncount_attempt',
    // A count of zero is no row.
    text: `
      with ended as (delete from attempt where action = $1 and subject_hash = $2 and count = 1)
      update attempt set count = count - 1 where action = $1 and subject_hash = $2 and count > 1`,
    values: [action, subjectHash],
  })
}

/** Deletes the counts of a subject. */
export async function deleteAttempts(db: Database, { action, subjectHash }: Counted): Promise<void> {
  await db.query({
    name: 'delete_attempts',
    text: 'delete from attempt where action = $1 and subject_hash = $2',
    values: [action, subjectHash],
  })
}

/** Removes windows that are over. */
export async function deleteEndedAttempts(db: Database, now: Date): Promise<void> {
  await db.query({ text: 'delete from attempt where ends_at <= $1', values: [now] })
}
