import type { Candidate } from '@qareeb/contract/candidates/candidate-details'
import type { changeCandidate as endpoint } from '@qareeb/contract/candidates/one-candidate'
import type { InputOf } from '@qareeb/contract/endpoint'
import { candidateRights } from '@qareeb/contract/rights/candidates'
import type { Context } from '../../ground/context.ts'
import { AppError } from '../../ground/errors.ts'
import { inCompany } from '../../ground/use-case.ts'
import { lockCandidate } from '../queries/one-candidate.ts'
import { showCandidate } from './get-candidate.ts'
import { moveCandidate } from './move-candidate.ts'
import { setStep } from './set-step.ts'

type Input = Pick<InputOf<typeof endpoint>, 'params' | 'body'>

/**
 * Moves a candidate to a state or to a step; the contract allows one of these at a time.
 * @throws AppError `candidate.notFound`, `candidate.changedMeanwhile`, `candidate.withdrawn`, `request.invalid`
 */
export const changeCandidate = (context: Context, { params, body }: Input): Promise<Candidate> =>
  inCompany(context, candidateRights.decide, async (context) => {
    const { db, organizationId } = context
    const { id: jobAdId, candidateId } = params
    const candidate = await lockCandidate(db, { organizationId, jobAdId, candidateId })
    if (!candidate) throw new AppError('candidate.notFound')
    if (candidate.withdrawnAt) throw new AppError('candidate.withdrawn')
    if (candidate.version !== body.version) throw new AppError('candidate.changedMeanwhile')

    const { state, step, reason, message, interviewOn } = body
    if (state !== undefined) await moveCandidate(context, candidate, { state, reason, message })
    else if (step !== undefined) await setStep(context, candidate, { step, interviewOn })
    return showCandidate(context, params)
  })
