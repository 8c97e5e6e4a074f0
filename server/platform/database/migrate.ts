import crypto from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { takeStartLock } from './start-lock.ts'

export type Migration = { number: number; name: string; sql: string; checksum: string }

const migrationsFolder = path.join(import.meta.dirname, 'migrations')

/**
 * Brings the database to the newest schema, as its owner. Copies that start at the same time wait for each other.
 * @returns the names of the migrations that were applied now
 */
export async function migrate(ownerUrl: string, folder = migrationsFolder): Promise<string[]> {
  const migrations = readMigrations(folder)
  const client = new pg.Client({
    connectionString: ownerUrl,
    application_name: 'qareeb migrations',
    keepAlive: true,
  })
  client.on('error', () => undefined)
  await reach(client)
  try {
    await checkServerVersion(client)
    await takeStartLock(client)
    return await applyPending(client, migrations)
  } finally {
    await client.end()
  }
}

/** Reads `0001_name.sql`, `0002_….sql`, …; numbers count up from 1 without gaps. */
export function readMigrations(folder: string): Migration[] {
  const files = fs
    .readdirSync(folder)
    .filter((file) => file.endsWith('.sql'))
    .toSorted()
  return files.map((file, index) => {
    const number = Number(/^(\d{4})_[a-z0-9_]+\.sql$/.exec(file)?.[1])
    if (number !== index + 1) throw new Error(`Migration ${file} is not number ${index + 1} of the folder.`)
    const sql = fs.readFileSync(path.join(folder, file), 'utf8')
    return { number, name: file, sql, checksum: crypto.createHash('sha256').update(sql).digest('hex') }
  })
}

async function reach(client: pg.Client) {
  try {
    await client.connect()
  } catch (error) {
    const place = `${client.host}:${client.port}, database ${client.database}`
    throw new Error(`PostgreSQL at ${place} cannot be reached: ${reasonOf(error)}`, { cause: error })
  }
}

async function checkServerVersion(client: pg.Client) {
  const { rows } = await client.query<{ number: number; name: string }>(
    `select current_setting('server_version_num')::int as number, current_setting('server_version') as name`,
  )
  const version = rows[0]
  if (version && version.number < 150_000)
    throw new Error(`The server is PostgreSQL ${version.name}. Qareeb needs version 15 or newer.`)
}

async function applyPending(client: pg.Client, migrations: Migration[]): Promise<string[]> {
  const applied = await listApplied(client)
  const pending = migrations.filter((migration) => !applied.has(migration.number))
  for (const migration of migrations) refuseEdited(migration, applied.get(migration.number))
  for (const migration of pending) await apply(client, migration)
  return pending.map((migration) => migration.name)
}

async function listApplied(client: pg.Client): Promise<Map<number, string>> {
  await client.query(`
    create table if not exists migration (
      number int primary key,
      name text not null,
      checksum text not null,
      applied_at timestamptz not null default now()
    )`)
  const { rows } = await client.query<{ number: number; checksum: string }>(
    'select number, checksum from migration',
  )
  return new Map(rows.map((row) => [row.number, row.checksum]))
}

/** A database newer than this code is fine (an older copy beside a newer one); one that differs is not. */
function refuseEdited(migration: Migration, appliedChecksum: string | undefined) {
  if (appliedChecksum === undefined || appliedChecksum === migration.checksum) return
  throw new Error(
    `Migration ${migration.name} was edited after it had been applied. Put it back and write a new one.`,
  )
}

/** `-- no transaction` on the first line is for one statement that refuses to run in a transaction; it must be repeatable. */
async function apply(client: pg.Client, migration: Migration) {
  const inTransaction = !migration.sql.startsWith('-- no transaction')
  try {
    if (inTransaction) await client.query('begin')
    await client.query(migration.sql)
    await client.query('insert into migration (number, name, checksum) values ($1, $2, $3)', [
      migration.number,
      migration.name,
      migration.checksum,
    ])
    if (inTransaction) await client.query('commit')
  } catch (error) {
    if (inTransaction) await client.query('rollback').catch(() => undefined)
    throw new Error(
      `Migration ${migration.name} failed${placeOf(error, migration.sql)}: ${reasonOf(error)}`,
      { cause: error },
    )
  }
}

function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join('; ')
  if (!(error instanceof Error)) return String(error)
  const isForbidden = error instanceof pg.DatabaseError && error.code === '42501'
  return isForbidden
    ? `${error.message}. The required rights of its user are in docs/operations/database.md.`
    : error.message
}

/** PostgreSQL counts characters; people count lines. */
function placeOf(error: unknown, sql: string): string {
  const position = error instanceof pg.DatabaseError ? Number(error.position) : Number.NaN
  return position > 0 ? ` in line ${sql.slice(0, position).split('\n').length}` : ''
}
