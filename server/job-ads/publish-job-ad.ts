import type { Bilingual } from '@qareeb/contract/locale'
import type { Context } from '../ground/context.ts'
import { AppError } from '../ground/errors.ts'
import { relistJobAd } from './queries/listing.ts'
import { lockJobAd, type OwnJobAd } from './queries/lock-job-ad.ts'
import { markPublished } from './queries/mark-job-ad.ts'
import { holdLocations, saveLocations } from './queries/save-content.ts'
import { giveSlugs } from './queries/slugs.ts'
import { expiryOf, isAllowed, problemsOfPublishing, stateAt } from './rules.ts'

export type Published = { publishedAt: Date; expiresAt: Date; slugs: Bilingual }

/** Opens a draft, or again an ad that was closed or has expired: the same ad, visible to everybody for 30 days. */
export async function publishJobAd(
  { db, now }: Pick<Context, 'db' | 'now'>,
  own: OwnJobAd,
): Promise<Published> {
  return db.transaction(async (transaction) => {
    const jobAd = await lockJobAd(transaction, own)
    const publishedAt = now()
    if (!jobAd) throw new AppError('jobAd.notFound')
    const state = stateAt(jobAd, publishedAt)
    if (!isAllowed('publish', state)) throw new AppError('jobAd.alreadyOpen')
    const errors = problemsOfPublishing(jobAd, publishedAt)
    if (errors.length > 0) throw new AppError('jobAd.incomplete', { errors })

    const expiresAt = expiryOf(publishedAt, jobAd.deadline)
    if (!(await holdLocations(transaction, own, jobAd.locationIds)))
      throw new AppError('organizationLocation.notFound')
    // Branches that were deleted since it closed stayed for its page alone.
    if (state === 'inactive') await saveLocations(transaction, own, jobAd.locationIds)
    await markPublished(transaction, own, { publishedAt, expiresAt })
    const slugs = await giveSlugs(transaction, jobAd.id, jobAd.title)
    await relistJobAd(transaction, jobAd.number)
    return { publishedAt, expiresAt, slugs }
  }, own)
}
