import type { Evaluation } from '@qareeb/contract/candidates/evaluation'
import type { Context } from '../../ground/context.ts'
import { signedIn } from '../../ground/signed-in.ts'
import { inTransaction } from '../../ground/use-case.ts'
import { countAllowed, countAttempts } from '../../platform/attempts/attempts.ts'
import { other, type OtherAnswer } from '../../platform/http/other-answer.ts'
import { limits } from '../limits.ts'
import { evaluateCandidateTask } from './evaluation-tasks.ts'
import { findAuthority, type Named } from './find-authority.ts'
import { readApplication } from './read-application.ts'
import { showEvaluation } from './show-evaluation.ts'

/**
 * Works out the match of an application, for its company or by its ticket. Everybody else gets an empty answer,
 * whether or not there is such an application.
 * @throws AppError `request.tooMany`, for callers with authority
 */
export async function evaluateCandidate(
  context: Context,
  named: Named,
): Promise<Evaluation | OtherAnswer<Record<string, never>>> {
  const authority = await findAuthority(context, named)
  if (!authority) {
    await addTaskWithoutAuthority(context, named)
    return other({})
  }
  const { as, ...own } = authority
  const attempt =
    as === 'team'
      ? ([limits.evaluate, signedIn(context).userId] as const)
      : ([limits.evaluateOwn, own.candidateId] as const)
  await countAttempts(context, [attempt])
  await readApplication(context, { ...own, reading: 'quick' })
  return showEvaluation(context, authority)
}

/** Leaves at most one task an hour for an id. It looks nothing up, so that known and unknown ids take as long. */
async function addTaskWithoutAuthority(
  context: Context,
  { jobId: jobAdId, candidateId }: Named,
): Promise<void> {
  if (!(await countAllowed(context, [limits.evaluateFromNetwork, context.origin.network]))) return
  if (!(await countAllowed(context, [limits.evaluateUnasked, `${jobAdId} ${candidateId}`]))) return
  await inTransaction(context, ({ db, tasks }) =>
    tasks.add(db, evaluateCandidateTask, { jobAdId, candidateId }, { group: candidateId }),
  )
}
