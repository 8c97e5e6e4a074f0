import type { Db } from 'pg-boss'
import type { Database } from '../database/database.ts'

/** Lets pg-boss run its statements on our pool, or in the transaction of a caller. */
export const statementsOn = (db: Database): Db => ({
  executeSql: async (text, values) => ({ rows: await db.query({ text, values: values ?? [] }) }),
})

/** A database whose statements go through one connection at first, and through another from some moment on. */
export function beginningWith(first: Database): { db: Database; goOnWith(next: Database): void } {
  let present = first
  const db: Database = {
    get kysely() {
      return present.kysely
    },
    query: (statement) => present.query(statement),
    transaction: (work, scope) => present.transaction(work, scope),
  }
  return { db, goOnWith: (next) => (present = next) }
}

/** Lets the role that serves requests work with the tables of pg-boss, which the owner of the schema has made. */
export const grantUse = `
  grant usage on schema pgboss to qareeb_app;
  grant select, insert, update, delete on all tables in schema pgboss to qareeb_app;
  grant usage on all sequences in schema pgboss to qareeb_app;`

export type QueueCounts = {
  waiting: number
  running: number
  failed: number
  /** Since when the task waits that should run next; null when none is due. */
  waitingSince: Date | null
  /** The last success, as long as pg-boss keeps it. */
  lastDoneAt: Date | null
}

/** Counted now: pg-boss's own numbers of the queues are up to a minute old. */
export async function countByQueue(db: Database): Promise<Record<string, QueueCounts>> {
  const rows = await db.query<QueueCounts & { name: string }>({
    text: `
      select queue.name, count(*) filter (where state in ('created', 'retry'))::int as waiting,
        count(*) filter (where state = 'active')::int as running,
        count(*) filter (where state = 'failed')::int as failed,
        min(start_after) filter (where state in ('created', 'retry') and start_after <= now()) as "waitingSince",
        max(completed_on) filter (where state = 'completed') as "lastDoneAt"
      from pgboss.queue left join pgboss.job on job.name = queue.name
      where queue.name !~ '^__'
      group by queue.name order by queue.name`,
  })
  return Object.fromEntries(rows.map(({ name, ...counts }) => [name, counts]))
}

export type DeadLetterRow = {
  id: string
  task: string | null
  payload: object
  /** The error of the last attempt, as pg-boss stores it. */
  output: unknown
  diedAt: Date
}

/** In the queue of dead letters, and not retried. */
const isDead = `name = $1 and state < 'active'`

/** How many dead letters there are. */
export async function countDeadLetterRows(db: Database, queue: string): Promise<number> {
  const text = `select count(*)::int as count from pgboss.job where ${isDead}`
  const [row] = await db.query<{ count: number }>({ text, values: [queue] })
  return row?.count ?? 0
}

/** Lists dead letters, oldest first: one by its id, at most `limit`, or all. */
export const listDeadLetterRows = (
  db: Database,
  { queue, id, most }: { queue: string; id?: string; most?: number },
): Promise<DeadLetterRow[]> =>
  db.query<DeadLetterRow>({
    text: `
      select id, source_name as task, data as payload, source_output as output, created_on as "diedAt"
      from pgboss.job where ${isDead} and ($2::uuid is null or id = $2)
      order by created_on, id limit $3`,
    values: [queue, id ?? null, most ?? null],
  })

/** Takes a lock that belongs to the connection, unless another connection has it. @returns whether it was taken */
export async function tryLock(db: Database, name: string): Promise<boolean> {
  const [row] = await db.query<{ isTaken: boolean }>({
    text: 'select pg_try_advisory_lock(hashtextextended($1, 0)) as "isTaken"',
    values: [name],
  })
  return row?.isTaken ?? false
}

export async function unlock(db: Database, name: string): Promise<void> {
  await db.query({ text: 'select pg_advisory_unlock(hashtextextended($1, 0))', values: [name] })
}
