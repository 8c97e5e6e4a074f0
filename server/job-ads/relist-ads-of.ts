import type { Services } from '../context.ts'
import { relistBatch } from './queries/listing.ts'

/** Ads whose rows are locked together. */
const batch = 100

/**
 * Makes search say what the truth says of every open ad of a company, batch after batch, each in a transaction of its
 * own, so that nobody waits long who edits one of them meanwhile.
 * @returns how many there were
 */
export async function relistAdsOf(
  { db, now }: Pick<Services, 'db' | 'now'>,
  organizationId: string,
): Promise<number> {
  let relisted = 0
  let after = 0
  for (;;) {
    const numbers = await db.transaction(
      (transaction) => relistBatch(transaction, { organizationId, now: now(), after, most: batch }),
      { organizationId },
    )
    relisted += numbers.length
    if (numbers.length < batch) return relisted
    after = Math.max(...numbers)
  }
}
