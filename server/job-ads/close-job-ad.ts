import { jobAdRights } from '@qareeb/contract/rights/job-ads'
import { recordEvent } from '../audit/record-event.ts'
import { type CallContext, inCompany } from '../ground/use-case.ts'
import { lockOwnJobAd } from './lock-own-job-ad.ts'
import { relistJobAd } from './queries/listing.ts'
import { markClosed } from './queries/mark-job-ad.ts'

/**
 * Takes an open or expired ad of the caller's company off the market; its page stays and says so.
 * @throws AppError `jobAd.notFound`, `jobAd.notPublished`
 */
export const closeJobAd = (
  context: CallContext,
  { jobAdId }: { jobAdId: string },
): Promise<{ closedAt: Date }> =>
  inCompany(context, jobAdRights.close, async (context) => {
    const { db, organizationId } = context
    const jobAd = await lockOwnJobAd(context, { jobAdId, right: jobAdRights.close })
    const closedAt = context.now()

    await markClosed(db, { organizationId, jobAdId }, closedAt)
    await recordEvent(context, { action: 'jobAd.close', organizationId, subject: jobAdId })
    await relistJobAd(db, jobAd.number)
    return { closedAt }
  })
