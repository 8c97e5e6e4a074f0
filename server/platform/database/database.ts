import { Kysely, PostgresDialect, type PostgresPool } from 'kysely'
import { type Lease, type LeasePool, openPool, type PoolOptions } from './pool.ts'
import type { Statement } from './statement.ts'
import type { Tables } from './tables.ts'
import { beginTransaction, runInSavepoint, type Scope } from './transaction.ts'

/** PostgreSQL for use cases and queries: the pool, or one transaction of it. */
export type Database = {
  /** Typed queries. Do not open transactions with it; use `transaction`. */
  kysely: Kysely<Tables>
  /** Runs one hand-written statement. `server/row-types.test.ts` compares `Row` with the statement's columns. */
  query<Row>(statement: Statement): Promise<Row[]>
  /**
   * Runs the work in one transaction, all of it or nothing. Inside a transaction it becomes a savepoint. Row-level
   * security reads the person, company or ticket from the scope; without one, policies fail closed.
   */
  transaction<T>(work: (db: Transaction) => Promise<T>, scope?: Scope): Promise<T>
}

/** A database inside a transaction. Writes that belong together take this and not the pool. */
export type Transaction = Database & { readonly isTransaction: true }

/** A database outside of any transaction, for writes that have to stay when a transaction is rolled back. */
export type Pool = Database & { readonly isTransaction?: never }

export type Connected = { db: Database; close(): Promise<void> }

/** Opens a pool of connections. Nothing is sent before the first query. `close` waits for running queries. */
export function connect(options: PoolOptions): Connected {
  const pool = openPool(options)
  const db: Database = {
    kysely: kyselyOn(pool),
    query: (statement) => withLease(pool, (lease) => lease.rows(statement)),
    transaction: (work, scope = {}) =>
      withLease(pool, (lease) => beginTransaction(lease, scope, () => work(databaseOn(lease)))),
  }
  return { db, close: () => pool.end() }
}

/** The same interface on one leased connection that is inside a transaction already. */
function databaseOn(lease: Lease): Transaction {
  const db: Transaction = {
    isTransaction: true,
    kysely: kyselyOn(poolOfOne(lease)),
    query: (statement) => lease.rows(statement),
    transaction: (work, scope) => runInSavepoint(lease, scope, () => work(db)),
  }
  return db
}

/** Kysely's type of a pool also has cursors; it uses them only when its dialect is given a cursor class. */
const kyselyOn = (pool: LeasePool) =>
  new Kysely<Tables>({ dialect: new PostgresDialect({ pool: pool as unknown as PostgresPool }) })

const poolOfOne = (lease: Lease): LeasePool => ({
  connect: async () => ({ ...lease, release: () => undefined }),
  end: async () => undefined,
  options: {},
})

async function withLease<T>(pool: LeasePool, work: (lease: Lease) => Promise<T>): Promise<T> {
  const lease = await pool.connect()
  try {
    return await work(lease)
  } finally {
    lease.release()
  }
}
