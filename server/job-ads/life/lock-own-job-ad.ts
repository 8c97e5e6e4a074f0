import type { JobAdState } from '@qareeb/contract/job-ads'
import { type Verdict, whyNotIn } from '@qareeb/contract/rights/right'
import type { Context } from '../../ground/context.ts'
import { AppError } from '../../ground/errors.ts'
import type { InCompany } from '../../ground/use-case.ts'
import { lockJobAd } from '../queries/lock-job-ad.ts'
import type { OwnJobAdRecord } from '../queries/team-job-ad-row.ts'
import { stateAt } from '../rules.ts'

type Inside = InCompany<Pick<Context, 'db' | 'now'>>
type ByState = { in: Record<JobAdState, Verdict> }
type Wanted = { jobAdId: string; version?: number | undefined }

/** An ad of the company, locked until the transaction ends, with its state at this moment. */
export type LockedJobAd = OwnJobAdRecord & { state: JobAdState }

/**
 * Locks an ad of the company in a state in which the right allows the next step.
 * @throws AppError `jobAd.notFound`, `jobAd.changedMeanwhile`; the right's refusal of the state
 */
export async function lockOwnJobAd(
  context: Inside,
  { right, ...wanted }: Wanted & { right: ByState },
): Promise<LockedJobAd> {
  const jobAd = await getOwnJobAd(context, wanted)
  requireState(jobAd, right)
  return jobAd
}

/**
 * Locks an ad of the company in any state.
 * @throws AppError `jobAd.notFound`; `jobAd.changedMeanwhile` when the named version is not the present one
 */
export async function getOwnJobAd(
  { db, now, organizationId }: Inside,
  { jobAdId, version }: Wanted,
): Promise<LockedJobAd> {
  const jobAd = await lockJobAd(db, { organizationId, jobAdId })
  if (!jobAd) throw new AppError('jobAd.notFound')
  if (version !== undefined && version !== jobAd.version) throw new AppError('jobAd.changedMeanwhile')
  return { ...jobAd, state: stateAt(jobAd, now()) }
}

/** @throws AppError what the right refuses the state with */
export function requireState({ state }: { state: JobAdState }, right: ByState): void {
  const refusal = whyNotIn(right, state)
  if (refusal) throw new AppError(refusal)
}
