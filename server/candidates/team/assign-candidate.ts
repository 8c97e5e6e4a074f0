import type { Candidate } from '@qareeb/contract/candidates/candidate-details'
import type { assignCandidate as endpoint } from '@qareeb/contract/candidates/one-candidate'
import type { InputOf } from '@qareeb/contract/endpoint'
import { candidateRights } from '@qareeb/contract/rights/candidates'
import { recordEvent } from '../../audit/record-event.ts'
import type { Context } from '../../ground/context.ts'
import { AppError } from '../../ground/errors.ts'
import { inCompany } from '../../ground/use-case.ts'
import { mailAssignment } from '../mails/mail-assignment.ts'
import { listColleagues, markAssigned } from '../queries/colleagues.ts'
import { getOwnCandidate } from './allow-candidate.ts'
import { showCandidate } from './get-candidate.ts'

/**
 * Assigns a candidate to a colleague, who gets a mail, or to nobody. It needs no version, since an assignment is no decision.
 * @throws AppError `candidate.notFound`, `candidate.notColleague`
 */
export const assignCandidate = (
  context: Context,
  { params, body: { userId } }: Pick<InputOf<typeof endpoint>, 'params' | 'body'>,
): Promise<Candidate> =>
  inCompany(context, candidateRights.decide, async (context) => {
    const { db, organizationId } = context
    const candidate = await getOwnCandidate(context, params)
    const { id: candidateId, assignee } = candidate
    const colleagues = userId === null ? [] : await listColleagues(db, { organizationId, ids: [userId] })
    if (userId !== null && colleagues.length === 0) throw new AppError('candidate.notColleague')
    if (userId !== (assignee?.id ?? null)) {
      await markAssigned(db, { candidateId, userId })
      await recordEvent(context, { action: 'candidate.assign', organizationId, subject: candidateId })
      const occasion = `assigned:${candidateId}:${context.now().getTime()}`
      await mailAssignment(context, { candidate, colleagues, occasion })
    }
    return showCandidate(context, params)
  })
