import type { Services } from '../context.ts'
import { quietBoss } from '../platform/tasks/boss.ts'
import { describeFailure } from '../platform/tasks/describe-failure.ts'
import type { BoundTask } from '../platform/tasks/task.ts'
import { tasks as allTasks } from '../tasks.ts'

type RunOptions = {
  tasks?: readonly BoundTask[]
  /** Runs what waits for its next try as if its time had come. */
  atOnce?: boolean
}

/**
 * Does what a worker would do now, until nothing is due, and tells how each run went. With `atOnce` a failed task gets
 * one more try a call, however long it should have waited.
 */
export async function runTasks(services: Services, options: RunOptions = {}): Promise<('done' | 'failed')[]> {
  const { tasks = allTasks, atOnce = false } = options
  const boss = await quietBoss(services.db).start()
  const outcomes: ('done' | 'failed')[] = []
  for (const bound of tasks) {
    const { name } = bound.task
    const begun = new Set<string>()
    for (;;) {
      const [job] = await boss.fetch(name, { includeMetadata: true, ignoreStartAfter: atOnce })
      if (!job) break
      if (begun.has(job.id)) {
        // Its second turn belongs to the next call.
        await boss.fail(name, job.id)
        break
      }
      begun.add(job.id)
      try {
        await bound.run(services, job.data, { isLast: job.retryCount >= job.retryLimit })
        await boss.complete(name, job.id)
        outcomes.push('done')
      } catch (error) {
        await boss.fail(name, job.id, describeFailure(error))
        outcomes.push('failed')
      }
    }
  }
  return outcomes
}
