import type { Evaluation, MatchReason } from '@qareeb/contract/candidates/evaluation'
import { findReadableFile } from '../../files/applications/application-text.ts'
import type { Context } from '../../ground/context.ts'
import { AppError } from '../../ground/errors.ts'
import { inTransaction } from '../../ground/use-case.ts'
import { findEvaluatedApplication, findEvaluation, isCandidateOf } from '../queries/evaluations.ts'
import type { Authority } from './find-authority.ts'
import type { StoredReason } from './match-requirements.ts'
import { isOutdated } from './read-application.ts'
import { scoreOf, weightOf } from './rules.ts'
import { sayReason } from './say-reason.ts'

const nothing: Evaluation = { state: null, reasons: [], evaluatedAt: null, isOutdated: false }

/**
 * The match as it is stored; its number and weights only for the team.
 * @throws AppError `candidate.notFound` for an application that was erased meanwhile
 */
export const showEvaluation = (context: Context, { as, ...own }: Authority): Promise<Evaluation> =>
  inTransaction(
    context,
    async (context) => {
      const { db } = context
      if (!(await isCandidateOf(db, own))) throw new AppError('candidate.notFound')
      const isTeam = as === 'team'
      const application = await findEvaluatedApplication(db, own)
      const stored = application && (await findEvaluation(db, own.candidateId))
      if (!stored) return { ...nothing, ...(isTeam && { score: null }) }
      const file = await findReadableFile(context, own.candidateId)
      return {
        state: stored.state,
        reasons: stored.reasons.map((reason) => toReason(reason, isTeam)),
        evaluatedAt: stored.evaluatedAt.toISOString(),
        isOutdated: isOutdated(stored, application, file),
        ...(isTeam && { score: scoreOf(stored.reasons) }),
      }
    },
    { organizationId: own.organizationId },
  )

const toReason = (reason: StoredReason, isTeam: boolean): MatchReason => ({
  kind: reason.kind,
  isMust: reason.kind === 'skill' && reason.isMust === true,
  verdict: reason.verdict,
  text: sayReason(reason),
  ...(isTeam && { weight: weightOf(reason) }),
})
