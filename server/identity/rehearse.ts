import type { Database, Transaction } from '../platform/database/database.ts'

/**
 * Does some work and undoes it, for the time it takes and for what it refuses: an answer must not tell by either that
 * somebody is known here.
 */
export async function rehearse(db: Database, work: (db: Transaction) => Promise<unknown>): Promise<void> {
  const done = new Error('The rehearsal is over.')
  const undoing = db.transaction(async (inner) => {
    await work(inner)
    throw done
  })
  await undoing.catch((error: unknown) => {
    if (error !== done) throw error
  })
}
