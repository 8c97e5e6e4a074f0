import type { PgBoss } from 'pg-boss'
import { z } from 'zod'
import type { Database, Transaction } from '../database/database.ts'
import { deadLetters, quietBoss } from './boss.ts'
import {
  beginningWith,
  countByQueue,
  countDeadLetterRows,
  type DeadLetterRow,
  listDeadLetterRows,
  type QueueCounts,
  statementsOn,
} from './queries.ts'
import type { Task } from './task.ts'

/** The port through which use cases leave work for later. */
export type Tasks = {
  /**
   * Adds a task inside the caller's transaction: it exists if that commits, and never otherwise. Tasks of one `group`
   * run one at a time. A task with `after` runs at that moment or later, by the clock of the database.
   */
  add<Payload extends object>(
    db: Transaction,
    task: Task<Payload>,
    payload: Payload,
    options?: { group?: string; after?: Date },
  ): Promise<void>
  /** How much there is to do, queue by queue; of former names only those under which something is left. */
  countByQueue(): Promise<Record<string, QueueCounts>>
  /** When tasks run by themselves: cron expressions in Riyadh time by the names of the tasks. */
  listSchedules(): Promise<Record<string, string>>
  /** Lists dead letters, oldest first; all of them without a limit. */
  listDeadLetters(limit?: { most: number }): Promise<DeadLetter[]>
  countDeadLetters(): Promise<number>
  findDeadLetter(id: string): Promise<DeadLetter | undefined>
  /**
   * Retries dead letters as often as new tasks, inside the caller's transaction if one is given. Returns their
   * number.
   */
  retryDeadLetters(ids: string[], db?: Database): Promise<number>
}

export type DeadLetter = {
  id: string
  task: string
  /** Ids alone: see `Task`. */
  payload: object
  reason: string
  diedAt: Date
}

/**
 * Tasks in the given database, which `prepareTasks` has prepared. There is no query before the first call.
 * @param formerNames queues that are kept for an earlier release
 */
export function createTasks(pool: Database, formerNames: readonly string[] = []): Tasks {
  const start = startingOnce(pool)
  return {
    async add(db, task, payload, { group, after } = {}) {
      const boss = await start(db)
      await boss.send(task.name, task.payload.parse(payload), {
        db: statementsOn(db),
        ...(group && { group: { id: group } }),
        ...(after && { startAfter: after }),
      })
    },
    countByQueue: async () => {
      const counts = Object.entries(await countByQueue(pool))
      return Object.fromEntries(
        counts.filter(([name, counted]) => !formerNames.includes(name) || isInUse(counted)),
      )
    },
    listSchedules: async () => {
      const schedules = await (await start()).getSchedules()
      return Object.fromEntries(schedules.map(({ name, cron }) => [name, cron]))
    },
    listDeadLetters: async (limit) =>
      (await listDeadLetterRows(pool, { queue: deadLetters, ...limit })).map(toDeadLetter),
    countDeadLetters: () => countDeadLetterRows(pool, deadLetters),
    async findDeadLetter(id) {
      const [row] = await listDeadLetterRows(pool, { queue: deadLetters, id })
      return row && toDeadLetter(row)
    },
    async retryDeadLetters(ids, db = pool) {
      if (ids.length === 0) return 0
      const boss = await start(db)
      return boss.redrive(deadLetters, { ids, limit: ids.length, db: statementsOn(db) })
    },
  }
}

const isInUse = ({ waiting, running, failed }: QueueCounts) => waiting + running + failed > 0

/**
 * Starts at the first call, through the connection of that call: a transaction may hold the last one of the pool.
 * After a failed start, with the database away, the next call tries again.
 */
function startingOnce(pool: Database): (through?: Database) => Promise<PgBoss> {
  let starting: Promise<PgBoss> | undefined
  return (through = pool) =>
    (starting ??= startThrough(through, pool).catch((error: unknown) => {
      starting = undefined
      throw error
    }))
}

async function startThrough(first: Database, pool: Database): Promise<PgBoss> {
  const { db, goOnWith } = beginningWith(first)
  const boss = quietBoss(db)
  await boss.start()
  goOnWith(pool)
  return boss
}

/** How pg-boss keeps the error of a task. */
const failure = z.object({ message: z.string() }).partial()

const toDeadLetter = ({ task, output, ...row }: DeadLetterRow): DeadLetter => ({
  ...row,
  task: task ?? '',
  reason: failure.safeParse(output).data?.message ?? '',
})
