import type { Context } from '../ground/context.ts'
import { AppError } from '../ground/errors.ts'
import type { Database } from '../platform/database/database.ts'
import { pingDatabase } from './queries.ts'

/** How long a health check waits for the database, in milliseconds. */
const timeoutMs = 1_000

/** How long the last answer is given again: many who ask at once must not take the database for themselves. */
const rememberMs = 1_000

type Remembered = { at: number; isWell: Promise<boolean> }

const remembered = new WeakMap<Database, Remembered>()

/**
 * Throws `server.unavailable` unless the database answers soon, on a connection that no other request waits for. The
 * database is asked once a second at most.
 */
export async function checkHealth(
  { probe, log, now }: Pick<Context, 'probe' | 'log' | 'now'>,
  waitMs = timeoutMs,
): Promise<void> {
  const at = now().getTime()
  const last = remembered.get(probe)
  const isFresh = last && Math.abs(at - last.at) < rememberMs
  const isWell = isFresh ? last.isWell : answersSoon(probe, waitMs)
  if (!isFresh) remembered.set(probe, { at, isWell })
  if (await isWell) return

  if (!isFresh) log.warn('the database does not answer')
  throw new AppError('server.unavailable')
}

function answersSoon(probe: Database, waitMs: number): Promise<boolean> {
  const answered = pingDatabase(probe).then(
    () => true,
    () => false,
  )
  return Promise.race([answered, after(waitMs)])
}

const after = (milliseconds: number) =>
  new Promise<false>((resolve) => setTimeout(() => resolve(false), milliseconds).unref())
