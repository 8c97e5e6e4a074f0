import type { Context } from '../ground/context.ts'
import { AppError } from '../ground/errors.ts'
import { relistJobAd } from './queries/listing.ts'
import { lockJobAd, type OwnJobAd } from './queries/lock-job-ad.ts'
import { markClosed } from './queries/mark-job-ad.ts'
import { isAllowed, stateAt } from './rules.ts'

/** Takes an open or expired ad off the market; its page stays and says so. */
export async function closeJobAd(
  { db, now }: Pick<Context, 'db' | 'now'>,
  own: OwnJobAd,
): Promise<{ closedAt: Date }> {
  return db.transaction(async (transaction) => {
    const jobAd = await lockJobAd(transaction, own)
    const closedAt = now()
    if (!jobAd) throw new AppError('jobAd.notFound')
    if (!isAllowed('close', stateAt(jobAd, closedAt))) throw new AppError('jobAd.notPublished')

    await markClosed(transaction, own, closedAt)
    await relistJobAd(transaction, jobAd.number)
    return { closedAt }
  }, own)
}
