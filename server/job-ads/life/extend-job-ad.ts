import { jobAdBounds } from '@qareeb/contract/job-ads'
import { jobAdRights } from '@qareeb/contract/rights/job-ads'
import { dayMs } from '@qareeb/reference/riyadh'
import { recordEvent } from '../../audit/record-event.ts'
import { AppError } from '../../ground/errors.ts'
import type { CallContext, InCompany } from '../../ground/use-case.ts'
import { markExtended, setDeadline } from '../queries/mark-job-ad.ts'
import { lockPublisher } from '../queries/publisher.ts'
import { reindexJobAd } from '../queries/search-index.ts'
import { expiryOf } from '../rules.ts'
import { type LockedJobAd, lockOwnJobAd } from './lock-own-job-ad.ts'
import { requireRoom } from './require-room.ts'

/** `deadline`: the last day to apply from now on, null for none; left out, it stays. */
type Extending = { jobAdId: string; version?: number | undefined; deadline?: string | null | undefined }

/**
 * Keeps an open ad of the company open for 30 days from now, or up to the last day to apply that the caller names; in
 * its last seven days alone. In a transaction that has begun and has locked no ad yet.
 * @throws AppError `jobAd.notFound`, `jobAd.changedMeanwhile`, `jobAd.notPublished`, `jobAd.tooEarlyToExtend`,
 * `organization.notVerified`, `jobAd.planLimit`; `jobAd.deadlineFirst` when the ad has a last day to apply within the
 * thirty days and the caller names no other; `jobAd.incomplete` when the ad would not be open for longer
 */
export async function extendInside(
  context: InCompany<CallContext>,
  { jobAdId, version, deadline }: Extending,
): Promise<void> {
  const { db, organizationId } = context
  const now = context.now()
  const company = await lockPublisher(db, organizationId)
  const jobAd = await lockOwnJobAd(context, { jobAdId, version, right: jobAdRights.extend })
  const left = (jobAd.expiresAt?.getTime() ?? 0) - now.getTime()
  if (left > jobAdBounds.extendInLastDays * dayMs) throw new AppError('jobAd.tooEarlyToExtend')
  await requireRoom(context, { company, jobAdId })

  const expiresAt = extendedExpiry(jobAd, deadline, now)
  if (deadline !== undefined) await setDeadline(db, { organizationId, jobAdId }, deadline)
  await markExtended(db, { organizationId, jobAdId }, { extendedAt: now, expiresAt })
  await recordEvent(context, { action: 'jobAd.extend', organizationId, subject: jobAdId })
  await reindexJobAd(db, jobAd.number)
}

/** The new end of an ad: a stored deadline may not shorten the thirty days, one that the caller names may. */
function extendedExpiry(jobAd: LockedJobAd, named: string | null | undefined, now: Date): Date {
  const expiresAt = expiryOf(now, named === undefined ? jobAd.deadline : named)
  if (named === undefined && expiresAt < expiryOf(now, null)) throw new AppError('jobAd.deadlineFirst')
  if (jobAd.expiresAt && expiresAt <= jobAd.expiresAt)
    throw new AppError('jobAd.incomplete', { errors: [{ path: 'deadline', problem: 'tooEarly' }] })
  return expiresAt
}
