import type { Services } from '../ground/context.ts'
import { inTransaction } from '../ground/use-case.ts'
import type { Transaction } from '../platform/database/database.ts'

/** Ads whose rows are locked together. */
const batch = 100

/** Reindexes the next ads of some kind after a number, at most so many. @returns their numbers */
export type ReindexNext = (db: Transaction, next: { after: number; most: number }) => Promise<number[]>

/**
 * Reindexes ads of a company batch after batch, each in a transaction of its own, so that an edit meanwhile waits
 * briefly.
 * @returns how many there were
 */
export async function reindexInBatches(
  context: Pick<Services, 'db'>,
  organizationId: string,
  reindexNext: ReindexNext,
): Promise<number> {
  let reindexed = 0
  let after = 0
  for (;;) {
    const numbers = await inTransaction(context, ({ db }) => reindexNext(db, { after, most: batch }), {
      organizationId,
    })
    reindexed += numbers.length
    if (numbers.length < batch) return reindexed
    after = Math.max(...numbers)
  }
}
