import type {
  evaluateAllCandidates as endpoint,
  EvaluationProgress,
} from '@qareeb/contract/candidates/evaluation'
import type { InputOf } from '@qareeb/contract/endpoint'
import { candidateRights } from '@qareeb/contract/rights/candidates'
import type { Context } from '../../ground/context.ts'
import { signedIn } from '../../ground/signed-in.ts'
import { inCompany, inTransaction } from '../../ground/use-case.ts'
import { countAttempts } from '../../platform/attempts/attempts.ts'
import type { Database } from '../../platform/database/database.ts'
import { limits } from '../limits.ts'
import { beginRun, findRun } from '../queries/evaluation-runs.ts'
import { isAdOf } from '../queries/one-candidate.ts'
import { requireOwnAd } from '../team/allow-candidate.ts'
import { evaluateAllTask } from './evaluation-tasks.ts'
import { findTeamOf } from './find-authority.ts'

type Input = Pick<InputOf<typeof endpoint>, 'params'>

/** A run that has not ended after a day was given up by its task, and may be started again. */
const staleMs = 24 * 60 * 60_000

/**
 * Begins to evaluate all candidates of an ad in the background; a run in progress is not started again. Callers who
 * are not of its team get an empty answer, and nothing is left.
 * @throws AppError `request.tooMany`
 */
export async function evaluateAllCandidates(
  context: Context,
  { params: { jobId: jobAdId } }: Input,
): Promise<Partial<EvaluationProgress>> {
  const organizationId = findTeamOf(context)
  if (organizationId === undefined) return {}
  const own = { jobAdId, organizationId }
  if (!(await inTransaction(context, ({ db }) => isAdOf(db, own), { organizationId }))) return {}
  await countAttempts(context, [[limits.evaluateAll, signedIn(context).userId]])
  return inCompany(context, candidateRights.read, async ({ db, tasks, now }) => {
    const at = now()
    const staleBefore = new Date(at.getTime() - staleMs)
    if (await beginRun(db, { ...own, now: at, staleBefore }))
      await tasks.add(db, evaluateAllTask, own, { group: jobAdId })
    return showProgress(db, jobAdId)
  })
}

/** How far the evaluation of all candidates of an ad has come. @throws AppError `jobAd.notFound` */
export const getEvaluationProgress = (
  context: Context,
  { params: { jobId } }: Input,
): Promise<EvaluationProgress> =>
  inCompany(context, candidateRights.read, async (context) => {
    await requireOwnAd(context, jobId)
    return showProgress(context.db, jobId)
  })

async function showProgress(db: Database, jobAdId: string): Promise<EvaluationProgress> {
  const run = await findRun(db, jobAdId)
  if (!run) return { total: 0, done: 0, isRunning: false }
  return { total: run.total, done: run.done, isRunning: run.finishedAt === null }
}
