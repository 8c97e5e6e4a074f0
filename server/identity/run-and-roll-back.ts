import { type Inside, inTransaction } from '../ground/use-case.ts'
import type { Database } from '../platform/database/database.ts'

/**
 * Does the work and rolls it back. The answer then takes as long and refuses the same as for a new account, so that
 * it does not reveal which addresses have one.
 */
export async function runAndRollBack<C extends { db: Database }>(
  context: C,
  work: (context: Inside<C>) => Promise<unknown>,
): Promise<void> {
  const done = new Error('Roll back.')
  const undoing = inTransaction(context, async (context) => {
    await work(context)
    throw done
  })
  await undoing.catch((error: unknown) => {
    if (error !== done) throw error
  })
}
