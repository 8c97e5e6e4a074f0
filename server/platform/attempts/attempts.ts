import type { ErrorCode } from '@qareeb/contract/errors'
import type { Services } from '../../ground/context.ts'
import { AppError } from '../../ground/errors.ts'
import type { Pool, Transaction } from '../database/database.ts'
import { fingerprint } from '../seal.ts'
import { countAttempt, deleteAttempts, findAttemptCount, uncountAttempt } from './queries.ts'

/** How often something may be tried in a window of time that begins with the first try. */
export type AttemptLimit = { action: string; allowed: number; windowSeconds: number }

type AnyCounting = Pick<Services, 'config' | 'now' | 'db'>
type Counting = AnyCounting & { db: Pool }

/** The subject of a count: an account, an address or a network. Only its hash is stored. */
export type Attempt = readonly [limit: AttemptLimit, subject: string]

/**
 * Counts one more of each, in the database, for all copies of the process. Tries are counted outside of a transaction:
 * their count must stay when the rest is rolled back.
 * @throws AppError with the seconds to wait, when one of them was tried too often
 */
export async function countAttempts(
  counting: Counting,
  attempts: readonly Attempt[],
  code: ErrorCode = 'request.tooMany',
): Promise<void> {
  await countAll(counting, attempts, code)
}

/**
 * Counts one more of each in the transaction of the caller: for actions that only count once they are done, such as
 * a mail.
 * @throws AppError with the seconds to wait, when one of them was done too often
 */
export const countInTransaction = (
  counting: AnyCounting & { db: Transaction },
  attempts: readonly Attempt[],
): Promise<void> => countAll(counting, attempts, 'request.tooMany')

async function countAll(counting: AnyCounting, attempts: readonly Attempt[], code: ErrorCode) {
  let waitSeconds = 0
  for (const attempt of attempts) waitSeconds = Math.max(waitSeconds, await count(counting, attempt))
  if (waitSeconds > 0) throw new AppError(code, { retryAfterSeconds: waitSeconds })
}

/**
 * Counts one more, where an excess one is dropped with the same answer.
 * @returns whether it is allowed
 */
export const countAllowed = async (counting: Counting, attempt: Attempt): Promise<boolean> =>
  (await count(counting, attempt)) === 0

/** How many more attempts the running window allows; counts nothing. */
export async function countAttemptsLeft(counting: Counting, attempt: Attempt): Promise<number> {
  const used = await findAttemptCount(counting.db, { ...hashed(counting, attempt), now: counting.now() })
  return Math.max(0, attempt[0].allowed - used)
}

/** Uncounts an attempt that should not count. */
export const takeBackAttempt = (counting: Counting, attempt: Attempt): Promise<void> =>
  uncountAttempt(counting.db, hashed(counting, attempt))

/** Begins to count again. */
export const forgetAttempts = (counting: Counting, attempt: Attempt): Promise<void> =>
  deleteAttempts(counting.db, hashed(counting, attempt))

/** @returns seconds to wait; 0 when this one is allowed */
async function count(counting: AnyCounting, attempt: Attempt): Promise<number> {
  const [{ allowed, windowSeconds }] = attempt
  const now = counting.now()
  const counted = await countAttempt(counting.db, {
    ...hashed(counting, attempt),
    now,
    endsAt: new Date(now.getTime() + windowSeconds * 1_000),
  })
  if (counted.count <= allowed) return 0
  return Math.max(1, Math.ceil((counted.endsAt.getTime() - now.getTime()) / 1_000))
}

const hashed = ({ config }: Counting, [{ action }, subject]: Attempt) => ({
  action,
  subjectHash: fingerprint(subject, config.secret, 'attempts'),
})
