import { PgBoss, type QueueOptions } from 'pg-boss'
import { underStartLock } from '../database/start-lock.ts'
import { deadLetters } from './boss.ts'
import type { BoundTask } from './bound-task.ts'
import { grantUse } from './queries.ts'
import { queuesOf, type Task } from './task.ts'

const day = 24 * 3600

/**
 * Makes the tables and queues of tasks ready, as the owner of the schema: the role that serves requests owns nothing.
 * Copies that start at the same time wait for each other. Call it after the migrations and before the first task.
 */
export const prepareTasks = (ownerUrl: string, bound: readonly BoundTask[]): Promise<void> =>
  // PostgreSQL refuses the second of two who grant the same rights at once.
  underStartLock(ownerUrl, () => prepare(ownerUrl, bound))

async function prepare(ownerUrl: string, bound: readonly BoundTask[]): Promise<void> {
  const boss = new PgBoss({
    connectionString: ownerUrl,
    max: 1,
    migrate: true,
    supervise: false,
    schedule: false,
    options: '-c TimeZone=UTC',
  })
  boss.on('error', () => undefined)
  await boss.start()
  try {
    await ensureQueue(boss, deadLetters, { retentionSeconds: 90 * day, deleteAfterSeconds: 7 * day })
    for (const { task } of bound)
      for (const name of queuesOf(task)) await ensureQueue(boss, name, queueOf(task))
    await boss.getDb().executeSql(grantUse)
  } finally {
    await boss.stop({ graceful: false })
  }
}

type QueueSettings = QueueOptions & { deadLetter?: string; notify?: boolean }

/** A queue keeps its tasks; its settings follow the code. */
async function ensureQueue(boss: PgBoss, name: string, settings: QueueSettings) {
  await boss.createQueue(name, settings)
  await boss.updateQueue(name, settings)
}

/** pg-boss's words for a task: how often it is tried, and where it lies when that did not help. */
function queueOf({ retry, timeLimitSeconds, schedule }: Task): QueueSettings {
  return {
    retryLimit: retry.limit,
    ...(retry.limit > 0 && {
      retryDelay: retry.delaySeconds,
      retryBackoff: true,
      retryDelayMax: retry.longestDelaySeconds,
    }),
    expireInSeconds: timeLimitSeconds,
    heartbeatSeconds: 10,
    retentionSeconds: 14 * day,
    deleteAfterSeconds: day,
    notify: true,
    // A scheduled task leaves no dead letter: its next run repeats the work.
    ...(schedule ? {} : { deadLetter: deadLetters }),
  }
}
