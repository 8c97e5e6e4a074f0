import type { Bilingual } from '@qareeb/contract/locale'
import { isAbove } from '@qareeb/contract/organizations'
import { jobAdRights } from '@qareeb/contract/rights/job-ads'
import { recordEvent } from '../../audit/record-event.ts'
import { AppError } from '../../ground/errors.ts'
import { type CallContext, type InCompany, inCompany } from '../../ground/use-case.ts'
import { markPublished, setDeadline } from '../queries/mark-job-ad.ts'
import { lockPublisher } from '../queries/publisher.ts'
import { holdLocations, saveLocations } from '../queries/save-content.ts'
import { reindexJobAd } from '../queries/search-index.ts'
import { giveSlugs } from '../queries/slugs.ts'
import type { OwnJobAdRecord } from '../queries/team-job-ad-row.ts'
import { expiryOf, problemsOfPublishing } from '../rules.ts'
import { findProblems } from './find-problems.ts'
import { getOwnJobAd, requireState } from './lock-own-job-ad.ts'
import { requireRoom } from './require-room.ts'

export type Published = { publishedAt: Date; expiresAt: Date; slugs: Bilingual }

/**
 * `version`: of the ad as the caller saw it; not compared when left out. `deadline`: the last day to apply from now on,
 * null for none; left out, it stays.
 */
export type Publishing = {
  jobAdId: string
  version?: number | undefined
  deadline?: string | null | undefined
}

/**
 * Opens a draft of the caller's company, or again an ad that was closed or has expired: the same ad, visible to
 * everybody for 30 days. Asked again for an ad that is open it changes nothing.
 * @throws AppError `jobAd.notFound`, `jobAd.changedMeanwhile`, `organization.notVerified`,
 * `organization.numberMissing`, `jobAd.planLimit`, `jobAd.typeAbovePlan`, `jobAd.incomplete`, `organizationLocation.notFound`
 */
export const publishJobAd = (context: CallContext, publishing: Publishing): Promise<Published> =>
  inCompany(context, jobAdRights.publish, (context) => publishInside(context, publishing))

/** The same in a transaction that has begun and has locked no ad yet. */
export async function publishInside(
  context: InCompany<CallContext>,
  { jobAdId, version, deadline }: Publishing,
): Promise<Published> {
  const company = await lockPublisher(context.db, context.organizationId)
  const jobAd = await getOwnJobAd(context, { jobAdId, version })
  if (jobAd.state === 'active') return publishedOf(jobAd)
  requireState(jobAd, jobAdRights.publish)
  await requireRoom(context, { company, jobAdId })
  if (!company.hasNumber) throw new AppError('organization.numberMissing')
  if (isAbove(jobAd.adType, company.plan)) throw new AppError('jobAd.typeAbovePlan')
  if (deadline === undefined) return open(context, jobAd)
  await setDeadline(context.db, { organizationId: context.organizationId, jobAdId }, deadline)
  return open(context, { ...jobAd, deadline })
}

async function open(
  context: InCompany<CallContext>,
  jobAd: OwnJobAdRecord & { state: string },
): Promise<Published> {
  const { db, organizationId, userId } = context
  const own = { organizationId, jobAdId: jobAd.id }
  const publishedAt = context.now()
  const errors = await findProblems(db, organizationId, (names) =>
    problemsOfPublishing(jobAd, publishedAt, names),
  )
  if (errors.length > 0) throw new AppError('jobAd.incomplete', { errors })
  if (!(await holdLocations(db, own, jobAd.locationIds))) throw new AppError('organizationLocation.notFound')

  const expiresAt = expiryOf(publishedAt, jobAd.deadline)
  // Branches that were deleted since it closed stayed for its page alone.
  if (jobAd.state === 'inactive') await saveLocations(db, own, jobAd.locationIds)
  await markPublished(db, own, { publishedAt, expiresAt, publishedBy: userId })
  const slugs = await giveSlugs(db, jobAd.id, jobAd.title)
  await recordEvent(context, { action: 'jobAd.publish', organizationId, subject: jobAd.id })
  await reindexJobAd(db, jobAd.number)
  return { publishedAt, expiresAt, slugs }
}

function publishedOf({ publishedAt, expiresAt, slugs }: OwnJobAdRecord): Published {
  if (!publishedAt || !expiresAt) throw new Error('An open ad has no dates.')
  return { publishedAt, expiresAt, slugs }
}
