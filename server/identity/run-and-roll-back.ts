import { type Inside, inTransaction } from '../ground/use-case.ts'
import type { Database } from '../platform/database/database.ts'

/**
 * Does some work and undoes it, for the time it takes and for what it refuses: an answer must not tell by either that
 * somebody is known here.
 */
export async function rehearse<C extends { db: Database }>(
  context: C,
  work: (context: Inside<C>) => Promise<unknown>,
): Promise<void> {
  const done = new Error('The rehearsal is over.')
  const undoing = inTransaction(context, async (context) => {
    await work(context)
    throw done
  })
  await undoing.catch((error: unknown) => {
    if (error !== done) throw error
  })
}
