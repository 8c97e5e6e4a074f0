import { setTimeout } from 'node:timers/promises'
import { Client, type QueryResult } from 'pg'

const address = process.env['SITE_DATABASE_URL'] ?? ''

/** Whether the database of the site is known, so that its time can pass. */
export const canPassTime = address !== ''

type Passed = { days?: number; minutes?: number }

/**
 * Lets time pass for one company: each moment and day in its rows lies so much earlier afterwards, its waiting tasks are
 * due so much earlier, and those that are due now have run when this returns. The product does everything else itself.
 */
export async function passTime(organizationId: string, passed: Passed): Promise<void> {
  await withDatabase(async (db) => {
    await db.query('begin')
    await ageRows(db, organizationId, passed)
    const tasks = await ageTasks(db, organizationId, passed)
    await db.query('commit')
    await untilDone(db, tasks)
  })
}

/** Runs a task of the schedule now instead of at its hour, and waits for its end. */
export const runTask = (name: string): Promise<void> =>
  withDatabase(async (db) => {
    const sql = `insert into pgboss.job (name, data) values ($1, '{}') returning id, name`
    const { rows }: QueryResult<Task> = await db.query(sql, [name])
    await untilDone(db, rows)
  })

/** Signs in as the owner of the tables: triggers and row-level security are for the application. */
export async function withDatabase(work: (db: Client) => Promise<void>): Promise<void> {
  const db = new Client({ connectionString: address })
  await db.connect()
  try {
    await work(db)
  } finally {
    await db.end()
  }
}

const dayMs = 24 * 60 * 60_000
const msOf = ({ days = 0, minutes = 0 }: Passed) => days * dayMs + minutes * 60_000

/** Columns of moments and days in the tables whose rows name a company, and the column that names it. */
const dated = `
  select relname as "table", owner.attname as owner, quote_ident(dated.attname) as column,
    dated.atttypid = 'date'::regtype as "isDay"
  from pg_class
    join pg_attribute as owner on owner.attrelid = pg_class.oid
      and owner.attname = any (case relname when 'organization' then array['id']
        else array['organization_id', 'organization_number'] end)
    join pg_attribute as dated on dated.attrelid = pg_class.oid
  where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition
    and dated.atttypid in ('timestamptz'::regtype, 'date'::regtype) and dated.attgenerated = ''`

type Dated = { table: string; owner: string; column: string; isDay: boolean }

async function ageRows(db: Client, organizationId: string, passed: Passed) {
  const { rows }: QueryResult<Dated> = await db.query(dated)
  // Triggers would note that a row was changed now.
  await db.query('set local session_replication_role = replica')
  for (const [table, columns] of Map.groupBy(rows, (row) => row.table)) {
    const owner = columns[0]?.owner
    const of = owner === 'organization_number' ? '(select number from organization where id = $1)' : '$1'
    const changes = columns.map(
      ({ column, isDay }) =>
        `${column} = ${column} - ${isDay ? (passed.days ?? 0) : `interval '${msOf(passed)} milliseconds'`}`,
    )
    await db.query(`update ${table} set ${changes.join(', ')} where ${owner} = ${of}`, [organizationId])
  }
}

type Task = { id: string; name: string }
type Waiting = Task & { data: Record<string, unknown> }

/** @returns the tasks that are due now */
async function ageTasks(db: Client, organizationId: string, passed: Passed): Promise<Task[]> {
  const waiting = `
    select id, name, data from pgboss.job
    where state < 'active' and start_after > now() and data->>'organizationId' = $1`
  const { rows }: QueryResult<Waiting> = await db.query(waiting, [organizationId])
  const due: Task[] = []
  for (const { id, name, data } of rows) {
    const sql = `
      update pgboss.job set start_after = start_after - $2::interval, data = $3 where id = $1
      returning start_after <= now() as "isDue"`
    const aged = JSON.stringify(agedPayload(data, passed))
    const changed: QueryResult<{ isDue: boolean }> = await db.query(sql, [
      id,
      `${msOf(passed)} milliseconds`,
      aged,
    ])
    if (changed.rows[0]?.isDue) due.push({ id, name })
  }
  return due
}

/** A payload names the moments and days of the rows that it is about. */
const agedPayload = (payload: Record<string, unknown>, passed: Passed) =>
  Object.fromEntries(Object.entries(payload).map(([name, value]) => [name, agedValue(value, passed)]))

function agedValue(value: unknown, passed: Passed): unknown {
  const [, time] = /^\d{4}-\d\d-\d\d(T.*)?$/.exec(String(value)) ?? ['', null]
  if (time === null) return value
  const isDay = time === undefined
  const before = new Date(Date.parse(String(value)) - msOf(isDay ? { days: passed.days ?? 0 } : passed))
  return isDay ? before.toISOString().slice(0, 10) : before.toISOString()
}

/** Wakes the workers of these tasks, as the site does when it adds a task, and waits until each has ended. */
async function untilDone(db: Client, tasks: readonly Task[]) {
  const ids = tasks.map(({ id }) => id)
  const channel = `'pgboss_' || left(encode(sha224('pgboss'::bytea), 'hex'), 24)`
  for (const { name } of tasks) await db.query(`select pg_notify(${channel}, $1)`, [name])
  const until = Date.now() + 30_000
  while (Date.now() < until) {
    const sql = `select from pgboss.job where id = any ($1) and state < 'completed'`
    const { rowCount } = await db.query(sql, [ids])
    if (rowCount === 0) return
    await setTimeout(100)
  }
  throw new Error(`Tasks that were due did not end: ${tasks.map(({ name }) => name).join(', ')}`)
}
