import { candidateRights } from '@qareeb/contract/rights/candidates'
import type { Context } from '../../ground/context.ts'
import { AppError } from '../../ground/errors.ts'
import { type InCompany, inCompany } from '../../ground/use-case.ts'
import type { CandidateRecord } from '../queries/candidate-row.ts'
import { findCandidate, isAdOf } from '../queries/one-candidate.ts'

type OfCandidate = { params: { id: string; candidateId: string } }

/**
 * Refuses an ad that is not the caller's company's before anything else of the call is looked at.
 * @throws AppError `jobAd.notFound`, and what the right to read refuses with
 */
export const allowCandidatesOf = (context: Context, { params }: { params: { id: string } }): Promise<void> =>
  inCompany(context, candidateRights.read, async ({ db, organizationId }) => {
    if (!(await isAdOf(db, { jobAdId: params.id, organizationId }))) throw new AppError('jobAd.notFound')
  })

/** The same for a candidate of the ad. @throws AppError `candidate.notFound` */
export const allowCandidate = (context: Context, { params }: OfCandidate): Promise<void> =>
  inCompany(context, candidateRights.read, async (context) => void (await getOwnCandidate(context, params)))

/** A candidate of an ad of the company. @throws AppError `candidate.notFound` */
export async function getOwnCandidate(
  { db, organizationId }: Pick<InCompany<Context>, 'db' | 'organizationId'>,
  { id: jobAdId, candidateId }: OfCandidate['params'],
): Promise<CandidateRecord> {
  const candidate = await findCandidate(db, { organizationId, jobAdId, candidateId })
  if (!candidate) throw new AppError('candidate.notFound')
  return candidate
}
