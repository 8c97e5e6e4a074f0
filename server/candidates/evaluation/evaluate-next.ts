import type { Services } from '../../ground/context.ts'
import { inTransaction } from '../../ground/use-case.ts'
import { advanceRun, findRun, finishRun, listNextOfRun } from '../queries/evaluation-runs.ts'
import { evaluateAllTask } from './evaluation-tasks.ts'
import { readApplication } from './read-application.ts'

/** Candidates of one task: others get their turn in between, and a task that is tried again repeats few. */
const batch = 25

type OfAd = { jobAdId: string; organizationId: string }

/** Evaluates the next candidates of an ad, and leaves a task for those after them. */
export async function evaluateNext(services: Services, own: OfAd): Promise<void> {
  const { jobAdId, organizationId } = own
  const scope = { organizationId }
  const run = await inTransaction(services, ({ db }) => findRun(db, jobAdId), scope)
  if (!run || run.finishedAt) return
  const { begunAt } = run
  const next = await inTransaction(
    services,
    ({ db }) => listNextOfRun(db, { jobAdId, ...run, limit: batch }),
    scope,
  )
  for (const candidate of next) {
    const { candidateId } = candidate
    await readApplication(services, { jobAdId, organizationId, candidateId, reading: 'thorough' })
    await inTransaction(services, ({ db }) => advanceRun(db, { jobAdId, begunAt, ...candidate }), scope)
  }
  await inTransaction(
    services,
    async ({ db, tasks, now }) => {
      if (next.length === batch) return tasks.add(db, evaluateAllTask, own, { group: jobAdId })
      await finishRun(db, { jobAdId, begunAt, now: now() })
    },
    scope,
  )
}
