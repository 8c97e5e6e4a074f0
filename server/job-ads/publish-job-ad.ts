import type { Bilingual } from '@qareeb/contract/locale'
import { jobAdRights } from '@qareeb/contract/rights/job-ads'
import { recordEvent } from '../audit/record-event.ts'
import { AppError } from '../ground/errors.ts'
import { type CallContext, inCompany } from '../ground/use-case.ts'
import { lockOwnJobAd } from './lock-own-job-ad.ts'
import { listOwnNames } from './queries/list-own-names.ts'
import { relistJobAd } from './queries/listing.ts'
import { markPublished } from './queries/mark-job-ad.ts'
import { holdLocations, saveLocations } from './queries/save-content.ts'
import { giveSlugs } from './queries/slugs.ts'
import { expiryOf, problemsOfPublishing } from './rules.ts'

export type Published = { publishedAt: Date; expiresAt: Date; slugs: Bilingual }

/**
 * Opens a draft of the caller's company, or again an ad that was closed or has expired: the same ad, visible to
 * everybody for 30 days.
 * @throws AppError `jobAd.notFound`, `jobAd.alreadyOpen`, `jobAd.incomplete`, `organizationLocation.notFound`
 */
export const publishJobAd = (context: CallContext, { jobAdId }: { jobAdId: string }): Promise<Published> =>
  inCompany(context, jobAdRights.publish, async (context) => {
    const { db, organizationId } = context
    const own = { organizationId, jobAdId }
    const jobAd = await lockOwnJobAd(context, { jobAdId, right: jobAdRights.publish })
    const publishedAt = context.now()
    const errors = problemsOfPublishing(jobAd, publishedAt, await listOwnNames(db, organizationId))
    if (errors.length > 0) throw new AppError('jobAd.incomplete', { errors })
    if (!(await holdLocations(db, own, jobAd.locationIds)))
      throw new AppError('organizationLocation.notFound')

    const expiresAt = expiryOf(publishedAt, jobAd.deadline)
    // Branches that were deleted since it closed stayed for its page alone.
    if (jobAd.state === 'inactive') await saveLocations(db, own, jobAd.locationIds)
    await markPublished(db, own, { publishedAt, expiresAt })
    const slugs = await giveSlugs(db, jobAdId, jobAd.title)
    await recordEvent(context, { action: 'jobAd.publish', organizationId, subject: jobAdId })
    await relistJobAd(db, jobAd.number)
    return { publishedAt, expiresAt, slugs }
  })
