import type { Services } from '../context.ts'
import { relistJobAd } from './queries/listing.ts'
import { lockPublishedAt } from './queries/lock-published.ts'

/** Ads are locked for as long as one batch takes. */
const batch = 50

/**
 * Makes search and cards say anew what the published ads that name a branch say of it. Repeating it changes nothing.
 * @returns how many ads there were
 */
export async function relistAtLocation(
  { db }: Pick<Services, 'db'>,
  { organizationId, locationId }: { organizationId: string; locationId: string },
): Promise<number> {
  let relisted = 0
  let after = 0
  for (;;) {
    const numbers = await db.transaction(
      async (transaction) => {
        const locked = await lockPublishedAt(transaction, { locationId, after, most: batch })
        for (const number of locked) await relistJobAd(transaction, number)
        return locked
      },
      { organizationId },
    )
    relisted += numbers.length
    if (numbers.length < batch) return relisted
    after = numbers.at(-1) ?? after
  }
}
