import type { Services } from '../../ground/context.ts'
import type { Task } from './task.ts'

/** The number of the try. After the last one the task is a dead letter until somebody retries it. */
export type Attempt = { isLast: boolean }

/** A task with its handler. */
export type BoundTask = {
  task: Task
  /** Refuses a payload that the task's schema refuses. */
  run(services: Services, payload: unknown, attempt: Attempt): Promise<void>
  /** How many may run at once in a process; tasks of one group run one at a time everywhere. */
  parallel: number
}

/** Binds a task to a use case; `tasks.ts` of a noun exports a list of these. */
export function perform<Payload extends object>(
  task: Task<Payload>,
  handle: (services: Services, payload: Payload, attempt: Attempt) => Promise<unknown>,
  { parallel = 1 }: { parallel?: number } = {},
): BoundTask {
  return {
    task,
    parallel,
    async run(services, payload, attempt) {
      await handle(services, task.payload.parse(payload), attempt)
    },
  }
}
