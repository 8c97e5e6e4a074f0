import type { Context } from '../ground/context.ts'
import { AppError } from '../ground/errors.ts'
import { pingDatabase } from './queries.ts'

/** How long a health check waits for the database, in milliseconds. */
const patienceMs = 1_000

/** Throws `server.unavailable` unless the database answers soon. */
export async function checkHealth(
  { db, log }: Pick<Context, 'db' | 'log'>,
  waitMs = patienceMs,
): Promise<void> {
  const answered = pingDatabase(db).then(
    () => true,
    () => false,
  )
  if (await Promise.race([answered, after(waitMs)])) return

  log.warn('the database does not answer')
  throw new AppError('server.unavailable')
}

const after = (milliseconds: number) =>
  new Promise<false>((resolve) => setTimeout(() => resolve(false), milliseconds).unref())
