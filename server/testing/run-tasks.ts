import type { PgBoss } from 'pg-boss'
import type { Services } from '../ground/context.ts'
import { quietBoss } from '../platform/tasks/boss.ts'
import type { Attempt, BoundTask } from '../platform/tasks/bound-task.ts'
import { describeFailure } from '../platform/tasks/describe-failure.ts'
import { queuesOf } from '../platform/tasks/task.ts'
import { tasks as allTasks } from '../tasks.ts'

type RunOptions = {
  tasks?: readonly BoundTask[]
  /** Begins with tasks that wait for their next try, as if the time had come. */
  includeDelayed?: boolean
}

type Outcome = 'done' | 'failed'

type RunJob = (payload: unknown, attempt: Attempt) => Promise<void>

/** Does what a worker would do now, tasks that other tasks add included, and returns the result of each run. */
export async function runTasks(services: Services, options: RunOptions = {}): Promise<Outcome[]> {
  const { tasks = allTasks, includeDelayed = false } = options
  const boss = await quietBoss(services.db).start()
  const run =
    (bound: BoundTask): RunJob =>
    (payload, attempt) =>
      bound.run(services, payload, attempt)
  const outcomes: Outcome[] = []
  for (let isFirstRound = true; ; isFirstRound = false) {
    const round: Outcome[] = []
    for (const bound of tasks)
      for (const queue of queuesOf(bound.task))
        round.push(...(await runQueue(boss, queue, run(bound), includeDelayed && isFirstRound)))
    outcomes.push(...round)
    if (round.length === 0) return outcomes
  }
}

async function runQueue(boss: PgBoss, queue: string, run: RunJob, ignoreStartAfter: boolean) {
  const jobs = await boss.fetch(queue, {
    includeMetadata: true,
    batchSize: 1_000,
    ignoreStartAfter,
  })
  const outcomes: Outcome[] = []
  // They come in no order when there are several.
  for (const { id, data, retryCount, retryLimit } of jobs.toSorted(byCreation)) {
    try {
      await run(data, { isLast: retryCount >= retryLimit })
      await boss.complete(queue, id)
      outcomes.push('done')
    } catch (error) {
      await boss.fail(queue, id, describeFailure(error))
      outcomes.push('failed')
    }
  }
  return outcomes
}

const byCreation = (one: { createdOn: Date }, other: { createdOn: Date }) =>
  one.createdOn.getTime() - other.createdOn.getTime()
