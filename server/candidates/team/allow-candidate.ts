import { candidateRights } from '@qareeb/contract/rights/candidates'
import type { Right } from '@qareeb/contract/rights/right'
import type { Context } from '../../ground/context.ts'
import { AppError } from '../../ground/errors.ts'
import { type InCompany, inCompany } from '../../ground/use-case.ts'
import type { CandidateRecord } from '../queries/candidate-row.ts'
import { findCandidate, isAdOf } from '../queries/one-candidate.ts'

type OfAd = { params: { id: string } }
type OfCandidate = { params: { id: string; candidateId: string } }
type OwnRows = Pick<InCompany<Context>, 'db' | 'organizationId'>

/**
 * Refuses another company's ad before the rest of the call is validated.
 * @throws AppError `jobAd.notFound`, and the refusals of the right to read
 */
export const allowCandidatesOf = allowingAd(candidateRights.read)

/**
 * The same for an export of its candidates.
 * @throws AppError `organization.notWhileImpersonating`
 */
export const allowExportOf = allowingAd(candidateRights.export)

/** The same for a candidate of the ad. @throws AppError `candidate.notFound` */
export const allowCandidate = allowingCandidate(candidateRights.read)

/**
 * The same for an export of a candidate.
 * @throws AppError `organization.notWhileImpersonating`
 */
export const allowCandidateExport = allowingCandidate(candidateRights.export)

function allowingAd(right: Right) {
  return (context: Context, { params }: OfAd): Promise<void> =>
    inCompany(context, right, (context) => requireOwnAd(context, params.id))
}

/** @throws AppError `jobAd.notFound` for another company's ad */
export async function requireOwnAd({ db, organizationId }: OwnRows, jobAdId: string): Promise<void> {
  if (!(await isAdOf(db, { jobAdId, organizationId }))) throw new AppError('jobAd.notFound')
}

function allowingCandidate(right: Right) {
  return (context: Context, { params }: OfCandidate): Promise<void> =>
    inCompany(context, right, async (context) => void (await getOwnCandidate(context, params)))
}

/** A candidate of an ad of the company. @throws AppError `candidate.notFound` */
export async function getOwnCandidate(
  { db, organizationId }: OwnRows,
  { id: jobAdId, candidateId }: OfCandidate['params'],
): Promise<CandidateRecord> {
  const candidate = await findCandidate(db, { organizationId, jobAdId, candidateId })
  if (!candidate) throw new AppError('candidate.notFound')
  return candidate
}
