import type { z } from 'zod'

/** Work that runs later, outside of a request. It may run twice, so it must be idempotent. */
export type Task<Payload extends object = object> = {
  /** `noun.verb`, also the name of its queue. */
  name: string
  /** Names of earlier releases: tasks that were added under them still run. */
  formerNames: readonly string[]
  /** Schema of the payload: ids, never personal data. Checked when a task is added and before it runs. */
  payload: z.ZodType<Payload>
  retry: Retry
  /** A run that takes longer counts as failed. */
  timeLimitSeconds: number
  /** Cron expression in Riyadh time; such a task runs by itself, in one copy of the process at a time. */
  schedule: string | undefined
}

/** How a failed task is tried again: after `delaySeconds`, then twice as long each time, some chance mixed in. */
export type Retry = { limit: number; delaySeconds: number; longestDelaySeconds: number }

type TaskOptions = Partial<Pick<Task, 'formerNames' | 'retry' | 'timeLimitSeconds' | 'schedule'>>

/** A handful of tries within a quarter of an hour: for temporary failures of our own. */
const usualRetry: Retry = { limit: 6, delaySeconds: 10, longestDelaySeconds: 600 }

/** No retries: the next run of the schedule repeats failed work. */
const noRetry: Retry = { limit: 0, delaySeconds: 0, longestDelaySeconds: 1 }

/** Declares a task; `perform` binds it to its handler. They are separate, so that a use case can add its own task. */
export function task<Payload extends object>(
  name: string,
  payload: z.ZodType<Payload>,
  {
    schedule,
    retry = schedule ? noRetry : usualRetry,
    timeLimitSeconds = 60,
    formerNames = [],
  }: TaskOptions = {},
): Task<Payload> {
  return { name, formerNames, payload, retry, timeLimitSeconds, schedule }
}

/** The queues of a task: that of its name, and those of its former names. */
export const queuesOf = ({ name, formerNames }: Task): string[] => [name, ...formerNames]
