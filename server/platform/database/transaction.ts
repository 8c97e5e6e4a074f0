import pg from 'pg'
import type { Lease } from './pool.ts'

/** The person and company of a transaction. Row-level security reads both through `current_setting('app.…', true)`. */
export type Scope = {
  /** `app.organization_id`: the company whose rows may be seen and written. */
  organizationId?: string
  /** `app.actor`: the id of the user who acts. */
  actor?: string
  /** `app.ticket`: SHA-256 of the mailed link that opens one row. */
  ticket?: Buffer
}

/** Runs the work between `begin` and `commit`. After a time-out the connection is dropped instead of rolled back. */
export async function beginTransaction<T>(lease: Lease, scope: Scope, work: () => Promise<T>): Promise<T> {
  try {
    await lease.query(beginIn(scope))
    const result = await work()
    await commit(lease)
    return result
  } catch (error) {
    await rollBack(lease, 'rollback')
    throw error
  }
}

/** Runs the work behind a savepoint, so that a caller may catch its failure and go on with the outer transaction. */
export async function runInSavepoint<T>(
  lease: Lease,
  scope: Scope | undefined,
  work: () => Promise<T>,
): Promise<T> {
  if (scope) throw new Error('A transaction inside a transaction keeps the scope of the outer one.')
  await lease.query('savepoint inner_work')
  try {
    const result = await work()
    await lease.query('release savepoint inner_work')
    return result
  } catch (error) {
    await rollBack(lease, 'rollback to savepoint inner_work')
    throw error
  }
}

/** Begins a transaction and sets its scope, in one round trip. */
function beginIn({ organizationId, actor, ticket }: Scope): string {
  const settings = [
    ['app.organization_id', organizationId],
    ['app.actor', actor],
    ['app.ticket', ticket?.toString('hex')],
  ].flatMap(([name, value]) => (value ? [`set_config('${name}', ${pg.escapeLiteral(value)}, true)`] : []))
  return settings.length === 0 ? 'begin' : `begin; select ${settings.join(', ')}`
}

/** PostgreSQL answers `commit` of a failed transaction with ROLLBACK and no error; that must not look like success. */
async function commit(lease: Lease) {
  const { command } = await lease.query('commit')
  if (command === 'ROLLBACK') throw new Error('The transaction had failed before and was rolled back.')
}

/** The first error is the one to report; when undoing fails too, the connection goes and PostgreSQL undoes by itself. */
async function rollBack(lease: Lease, statement: string) {
  try {
    await lease.query(statement)
  } catch {
    lease.drop()
  }
}
