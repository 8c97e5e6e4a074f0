import type { JobAdState } from '@qareeb/contract/job-ads'
import { type Verdict, whyNotIn } from '@qareeb/contract/rights/right'
import type { Context } from '../ground/context.ts'
import { AppError } from '../ground/errors.ts'
import type { InCompany } from '../ground/use-case.ts'
import { type LockedJobAd, lockJobAd } from './queries/lock-job-ad.ts'
import { stateAt } from './rules.ts'

type Wanted = { jobAdId: string; right: { in: Record<JobAdState, Verdict> } }

/**
 * Locks an ad of the company until the transaction ends, in a state in which the right allows what follows.
 * @throws AppError `jobAd.notFound`; what the right refuses the state with
 */
export async function lockOwnJobAd(
  { db, now, organizationId }: InCompany<Pick<Context, 'db' | 'now'>>,
  { jobAdId, right }: Wanted,
): Promise<LockedJobAd & { state: JobAdState }> {
  const jobAd = await lockJobAd(db, { organizationId, jobAdId })
  if (!jobAd) throw new AppError('jobAd.notFound')
  const state = stateAt(jobAd, now())
  const refusal = whyNotIn(right, state)
  if (refusal) throw new AppError(refusal)
  return { ...jobAd, state }
}
