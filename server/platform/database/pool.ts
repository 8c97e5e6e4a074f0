import os from 'node:os'
import pg from 'pg'
import { columnTypes } from './column-types.ts'
import { isReadTimeout, unanswered } from './failures.ts'
import { connectionSettings } from './settings.ts'
import type { Statement } from './statement.ts'

export type PoolOptions = {
  /** `postgres://user:password@host:port/database` */
  url: string
  /** The role to work as when it is not the one that signs in. */
  role?: string
  /** Most connections at a time; `mostConnections` when left out. */
  size?: number
  /** PostgreSQL cancels a statement after this time; the client gives up a second later. */
  statementTimeoutMs?: number
  /** How long a caller waits for a free connection. */
  waitMs?: number
  /** Seen in `pg_stat_activity`. */
  name?: string
  /** Called with errors on idle connections. */
  onIdleError?: (error: Error) => void
}

/** One connection, used by one caller until `release`. */
export type Lease = {
  query<Row>(
    statement: string | Statement,
    values?: readonly unknown[],
  ): Promise<{ rows: Row[]; rowCount: number; command: Command }>
  /** Only the rows of a statement. */
  rows<Row>(statement: Statement): Promise<Row[]>
  /** Gives the connection back; a dropped one is closed instead. */
  release(): void
  /** Marks the connection as unusable. */
  drop(): void
}

type Command = 'UPDATE' | 'DELETE' | 'INSERT' | 'SELECT' | 'MERGE' | 'COMMIT' | 'ROLLBACK'

/** The part of a pool that Kysely and our own transactions need. */
export type LeasePool = { connect(): Promise<Lease>; end(): Promise<void>; options: object }

const usualTimeoutMs = 10_000

/** A pool that survives killed servers and drops connections that timed out. */
export function openPool(options: PoolOptions): LeasePool {
  const pool = new pg.Pool(clientOptions(options))
  // After `end` the pool ignores errors, since a lost server no longer matters.
  pool.on('error', (error) => {
    if (!pool.ending) options.onIdleError?.(error)
  })
  // Without this listener a server that ends while a connection is in use ends this process too.
  pool.on('connect', (client) => client.on('error', () => undefined))
  return {
    connect: async () => lend(await pool.connect()),
    end: () => pool.end(),
    options: {},
  }
}

/** The most connections that one process can use. */
export const manyConnections = 10

/**
 * Two connections for each processor of this machine, three to ten, for a server that runs on it as well: more make the
 * same statements more expensive, since each is a process of the server with caches of its own
 * (https://wiki.postgresql.org/wiki/Number_Of_Database_Connections).
 */
export const mostConnections = (processors = os.availableParallelism()): number =>
  Math.max(3, Math.min(manyConnections, 2 * processors))

/** How the driver opens its connections. */
export function clientOptions(options: PoolOptions): pg.PoolConfig {
  const {
    url,
    role,
    size = mostConnections(),
    statementTimeoutMs = usualTimeoutMs,
    waitMs = 5_000,
    name = 'qareeb',
  } = options
  const settings = {
    ...connectionSettings,
    statement_timeout: String(statementTimeoutMs),
    ...(role && { role }),
  }
  return {
    connectionString: url,
    max: size,
    connectionTimeoutMillis: waitMs,
    // The server cancels first. This limit is for a server or a network that does not answer at all.
    query_timeout: statementTimeoutMs + 1_000,
    // A few may stay: a timer for each time that one falls idle costs more than it spares.
    idleTimeoutMillis: size > manyConnections ? 30_000 : 0,
    keepAlive: true,
    // Network devices in between drop connections that are silent for minutes, without notice.
    keepAliveInitialDelayMillis: 60_000,
    application_name: name,
    options: Object.entries(settings)
      .map(([setting, value]) => `-c ${setting}=${value}`)
      .join(' '),
    types: columnTypes,
  }
}

function lend(client: pg.PoolClient): Lease {
  let isBroken = false
  const drop = () => {
    isBroken = true
  }
  async function query<Row>(statement: string | Statement, values: readonly unknown[] = []) {
    // A connection that timed out still waits for its answer: a rollback on it would wait as long again.
    if (isBroken) throw new Error('This connection was dropped.')
    try {
      const config = typeof statement === 'string' ? { text: statement, values: [...values] } : statement
      // The driver types neither rows nor command any closer.
      return (await client.query(config)) as never as { rows: Row[]; rowCount: number; command: Command }
    } catch (error) {
      // The state of a connection is known only after an error that the server reported.
      if (!(error instanceof pg.DatabaseError)) drop()
      throw isReadTimeout(error) ? unanswered() : error
    }
  }
  return {
    query,
    // The driver gives several statements in one text a result each, and no rows of their own.
    rows: async <Row>(statement: Statement) => (await query<Row>(statement)).rows ?? [],
    release: () => client.release(isBroken),
    drop,
  }
}
