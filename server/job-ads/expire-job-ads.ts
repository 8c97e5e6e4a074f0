import type { Context } from '../ground/context.ts'
import { removeExpiredFromIndex } from './queries/search-index.ts'

/** Rows are locked for as long as one batch takes. */
const batch = 1_000

/**
 * Takes ads whose time has passed out of search. Readers never see them, since every query asks for the moment; this
 * keeps the tables as small as what is open.
 * @returns how many were taken out
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
