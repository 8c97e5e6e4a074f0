import { jobAdBounds } from '@qareeb/contract/job-ads'
import { jobAdRights } from '@qareeb/contract/rights/job-ads'
import { dayMs } from '@qareeb/reference/riyadh'
import { recordEvent } from '../../audit/record-event.ts'
import { AppError } from '../../ground/errors.ts'
import type { CallContext, InCompany } from '../../ground/use-case.ts'
import { markExtended } from '../queries/mark-job-ad.ts'
import { lockPublisher } from '../queries/publisher.ts'
import { reindexJobAd } from '../queries/search-index.ts'
import { expiryOf } from '../rules.ts'
import { lockOwnJobAd } from './lock-own-job-ad.ts'
import { requireRoom } from './require-room.ts'

type Extending = { jobAdId: string; version?: number | undefined }

/**
 * Keeps an open ad of the company open for 30 days from now; in its last seven days alone. In a
 * transaction that has begun and has locked no ad yet.
 * @throws AppError `jobAd.notFound`, `jobAd.changedMeanwhile`, `jobAd.notPublished`, `jobAd.tooEarlyToExtend`,
 * `organization.notVerified`, `jobAd.planLimit`; `jobAd.incomplete` when the deadline comes before
 */
export async function extendInside(
  context: InCompany<CallContext>,
  { jobAdId, version }: Extending,
): Promise<void> {
  const { db, organizationId } = context
  const now = context.now()
  const company = await lockPublisher(db, organizationId)
  const jobAd = await lockOwnJobAd(context, { jobAdId, version, right: jobAdRights.extend })
  const left = (jobAd.expiresAt?.getTime() ?? 0) - now.getTime()
  if (left > jobAdBounds.extendInLastDays * dayMs) throw new AppError('jobAd.tooEarlyToExtend')
  await requireRoom(context, { company, jobAdId })

  const expiresAt = expiryOf(now, null)
  if (expiryOf(now, jobAd.deadline) < expiresAt)
    throw new AppError('jobAd.incomplete', { errors: [{ path: 'deadline', problem: 'hasPassed' }] })
  await markExtended(db, { organizationId, jobAdId }, { extendedAt: now, expiresAt })
  await recordEvent(context, { action: 'jobAd.extend', organizationId, subject: jobAdId })
  await reindexJobAd(db, jobAd.number)
}
