import { type Clock, PgBoss } from 'pg-boss'
import type { Database } from '../database/database.ts'
import { statementsOn } from './queries.ts'

/** The queue of dead letters: tasks that failed at their last try. */
export const deadLetters = 'dead-letters'

/** Turns pg-boss's own maintenance off: the worker does it. */
const quiet = { migrate: false, supervise: false, schedule: false } as const

/** For adding and looking at tasks on a pool of ours. It begins nothing by itself and needs no stop. */
export const quietBoss = (db: Database): PgBoss =>
  new PgBoss({ ...quiet, db: statementsOn(db), clock: withoutTimers })

/** Its only timers would refresh its list of queues, which changes with a new start alone. */
const withoutTimers: Clock = {
  now: () => Date.now(),
  setTimeout: () => undefined,
  clearTimeout: () => undefined,
  setInterval: () => undefined,
  clearInterval: () => undefined,
}
