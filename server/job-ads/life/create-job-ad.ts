import type { InputOf } from '@qareeb/contract/endpoint'
import { jobAdBounds } from '@qareeb/contract/job-ads'
import type { createJobAd as endpoint, TeamJobAd } from '@qareeb/contract/job-ads/job-ad-life'
import { jobAdRights } from '@qareeb/contract/rights/job-ads'
import { recordEvent } from '../../audit/record-event.ts'
import type { Context } from '../../ground/context.ts'
import { AppError } from '../../ground/errors.ts'
import { inCompany } from '../../ground/use-case.ts'
import { writeContent } from '../content/write-content.ts'
import { presentTeamJobAd } from '../present-team-job-ad.ts'
import { countDrafts, insertDraft } from '../queries/drafts.ts'
import { lockPublisher } from '../queries/publisher.ts'
import { publishInside } from './publish-job-ad.ts'
import { requireTypeOfPlan } from './require-room.ts'

/**
 * Stores a new ad of the caller's company as a draft; with `published` it opens in the same transaction, or nothing is
 * stored.
 * @throws AppError `jobAd.tooManyDrafts`, `jobAd.typeAbovePlan`, `organizationLocation.notFound`; with `published` what
 * publishing refuses with
 */
export const createJobAd = (
  context: Context,
  { body: { content, status } }: Pick<InputOf<typeof endpoint>, 'body'>,
): Promise<TeamJobAd> =>
  inCompany(context, status === 'published' ? jobAdRights.publish : jobAdRights.create, async (context) => {
    const { db, organizationId, now } = context
    await lockPublisher(db, organizationId)
    if ((await countDrafts(db, organizationId)) >= jobAdBounds.drafts)
      throw new AppError('jobAd.tooManyDrafts')
    await requireTypeOfPlan(context, content.adType)

    const jobAdId = await insertDraft(db, { organizationId, now: now() })
    await writeContent(context, { jobAdId, content })
    await recordEvent(context, { action: 'jobAd.create', organizationId, subject: jobAdId })
    if (status === 'published') await publishInside(context, { jobAdId })
    return presentTeamJobAd(context, jobAdId)
  })
