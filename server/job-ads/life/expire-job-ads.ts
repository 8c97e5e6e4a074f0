import type { Context } from '../../ground/context.ts'
import { removeExpiredFromIndex } from '../queries/search-index.ts'

/** Rows are locked for as long as one batch takes. */
const batch = 1_000

/**
 * Removes expired ads from search. Readers never see them, since every query compares the moment; this keeps the
 * tables small.
 * @returns how many were removed
 */
export async function expireJobAds({ db, now }: Pick<Context, 'db' | 'now'>): Promise<number> {
  const moment = now()
  let expired = 0
  for (;;) {
    const removed = await removeExpiredFromIndex(db, moment, batch)
    expired += removed
    if (removed < batch) return expired
  }
}
