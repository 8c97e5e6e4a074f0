import type { Context } from '../ground/context.ts'
import type { Transaction } from '../platform/database/database.ts'
import { type EndingAd, listEndingAds, markReminded, type RemindedAd } from './queries/ending-ads.ts'

export type { EndingAd, RemindedAd } from './queries/ending-ads.ts'

/** Open ads that end within three days and had no reminder, by their end, at most so many. */
export const findEndingAds = (
  { db, now }: Pick<Context, 'db' | 'now'>,
  { after, most }: { after: EndingAd | null; most: number },
): Promise<EndingAd[]> => listEndingAds(db, { now: now(), after, most })

/**
 * Records one reminder per expiry, in the transaction that sends it. Needs the scope of the company of the ad.
 * @returns the ad; undefined if it was extended, closed or already reminded of
 */
export const takeReminder = (db: Transaction, ad: EndingAd): Promise<RemindedAd | undefined> =>
  markReminded(db, ad)
