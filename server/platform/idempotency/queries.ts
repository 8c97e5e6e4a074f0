import type { Database } from '../database/database.ts'

type Call = { callerHash: string; keyHash: string }

/** The stored state of a call with this key. */
export type KnownCall = { bodyHash: string; answer: Buffer | null }

/**
 * Takes a key for a call, unless it is taken. One whose time is over counts as new.
 * @returns `taken` when the call is now this caller's to answer; undefined when who had it has just given it back
 */
export async function takeKey(
  db: Database,
  call: Call & { bodyHash: string; now: Date; endsAt: Date },
): Promise<'taken' | KnownCall | undefined> {
  const { callerHash, keyHash, bodyHash, now, endsAt } = call
  const taken = await db.query({
    name: 'take_idempotency_key',
    text: `
      insert into idempotent_call as known (caller_hash, key_hash, body_hash, ends_at) values ($1, $2, $3, $5)
      on conflict (caller_hash, key_hash) do update
        set body_hash = excluded.body_hash, answer = null, ends_at = excluded.ends_at
        where known.ends_at <= $4
      returning key_hash`,
    values: [callerHash, keyHash, bodyHash, now, endsAt],
  })
  return taken.length > 0 ? 'taken' : findCall(db, { callerHash, keyHash })
}

async function findCall(db: Database, { callerHash, keyHash }: Call): Promise<KnownCall | undefined> {
  const [known] = await db.query<KnownCall>({
    name: 'find_idempotent_call',
    text: `
      select body_hash as "bodyHash", answer from idempotent_call where caller_hash = $1 and key_hash = $2`,
    values: [callerHash, keyHash],
  })
  return known
}

/** Keeps the answer of a call, to be given again. */
export async function keepAnswer(
  db: Database,
  { callerHash, keyHash, answer, endsAt }: Call & { answer: Buffer; endsAt: Date },
): Promise<void> {
  await db.query({
    name: 'keep_idempotent_answer',
    text: 'update idempotent_call set answer = $3, ends_at = $4 where caller_hash = $1 and key_hash = $2',
    values: [callerHash, keyHash, answer, endsAt],
  })
}

/** Gives a key back whose call was refused or failed. */
export async function releaseKey(db: Database, { callerHash, keyHash }: Call): Promise<void> {
  await db.query({
    name: 'release_idempotency_key',
    text: 'delete from idempotent_call where caller_hash = $1 and key_hash = $2',
    values: [callerHash, keyHash],
  })
}

/** Removes answers whose time is over. */
export async function deleteEndedCalls(db: Database, now: Date): Promise<void> {
  await db.query({ text: 'delete from idempotent_call where ends_at <= $1', values: [now] })
}
