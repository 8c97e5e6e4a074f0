import type { Context } from '../context.ts'
import { AppError } from '../errors.ts'
import { ping } from './queries.ts'

/** How long a health check waits for the database, in milliseconds. */
const patienceMs = 1_000

/** Throws `server.unavailable` unless the database answers soon. */
export async function checkHealth({ db, log }: Pick<Context, 'db' | 'log'>): Promise<void> {
  const answered = await Promise.race([answers(db), after(patienceMs)])
  if (answered) return

  log.warn('the database does not answer')
  throw new AppError('server.unavailable')
}

const answers = (db: Context['db']) =>
  ping(db).then(
    () => true,
    () => false,
  )

const after = (milliseconds: number) =>
  new Promise<false>((resolve) => setTimeout(() => resolve(false), milliseconds).unref())
