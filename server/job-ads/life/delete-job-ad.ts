import { jobAdRights } from '@qareeb/contract/rights/job-ads'
import { recordEvent } from '../../audit/record-event.ts'
import { type CallContext, inCompany } from '../../ground/use-case.ts'
import { deleteDraft } from '../queries/drafts.ts'
import { lockOwnJobAd } from './lock-own-job-ad.ts'

/**
 * Deletes a draft of the caller's company. An ad that was public once is closed instead, since its page stays.
 * @throws AppError `jobAd.notFound`, `jobAd.notADraft`
 */
export const deleteJobAd = (
  context: CallContext,
  { params }: { params: { id: string } },
): Promise<undefined> =>
  inCompany(context, jobAdRights.remove, async (context) => {
    const { db, organizationId } = context
    const jobAdId = params.id
    await lockOwnJobAd(context, { jobAdId, right: jobAdRights.remove })
    await deleteDraft(db, { organizationId, jobAdId })
    await recordEvent(context, { action: 'jobAd.delete', organizationId, subject: jobAdId })
    return undefined
  })
