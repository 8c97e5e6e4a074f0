import type { Candidate } from '@qareeb/contract/candidates/candidate-details'
import type { getCandidate as endpoint } from '@qareeb/contract/candidates/one-candidate'
import type { InputOf } from '@qareeb/contract/endpoint'
import { candidateRights } from '@qareeb/contract/rights/candidates'
import type { Context } from '../../ground/context.ts'
import { type InCompany, inCompany } from '../../ground/use-case.ts'
import { getOwnCandidate } from './allow-candidate.ts'
import { noteOpened } from './note-opened.ts'
import { presentCandidate } from './present-candidate.ts'

/**
 * One candidate. After the first read by a member of the team, the candidate sees that the application was opened.
 * @throws AppError `candidate.notFound`
 */
export const getCandidate = (
  context: Context,
  { params }: Pick<InputOf<typeof endpoint>, 'params'>,
): Promise<Candidate> =>
  inCompany(context, candidateRights.read, async (context) => {
    await noteOpened(context, params)
    return showCandidate(context, params)
  })

/** A candidate as it is now. @throws AppError `candidate.notFound` */
export const showCandidate = async (
  context: InCompany<Context>,
  params: InputOf<typeof endpoint>['params'],
): Promise<Candidate> => presentCandidate(context, await getOwnCandidate(context, params))
