import type { PgBoss } from 'pg-boss'
import type { Database } from '../database/database.ts'
import { quietBoss } from './boss.ts'
import { statementsOn } from './queries.ts'
import type { Task } from './task.ts'

/** The port through which use cases leave work for later. */
export type Tasks = {
  /**
   * Adds a task inside the caller's transaction: it exists if that commits, and never otherwise. Tasks of one `group`
   * run one at a time.
   */
  add<Payload extends object>(
    db: Database,
    task: Task<Payload>,
    payload: Payload,
    options?: { group?: string },
  ): Promise<void>
}

/** Tasks in the given database, which `prepareTasks` has made ready. Nothing is asked of it before the first task. */
export function createTasks(pool: Database): Tasks {
  let starting: Promise<PgBoss> | undefined
  const start = () =>
    (starting ??= quietBoss(pool)
      .start()
      .catch((error: unknown) => {
        starting = undefined
        throw error
      }))
  return {
    async add(db, task, payload, { group } = {}) {
      const boss = await start()
      await boss.send(task.name, task.payload.parse(payload), {
        db: statementsOn(db),
        ...(group && { group: { id: group } }),
      })
    },
  }
}
