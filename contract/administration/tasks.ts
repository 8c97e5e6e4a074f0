import * as z from 'zod/mini'
import { refusedToOthers as errors } from '../administration.ts'
import { endpoint } from '../endpoint.ts'
import { id, instant } from '../values.ts'

/** Work that failed at its last try. */
export const deadLetter = z.object({
  id,
  task: z.string(),
  reason: z.string(),
  diedAt: instant,
  /** Contains only the ids of the subject. */
  payload: z.record(z.string(), z.unknown()),
})
export type ListedDeadLetter = z.output<typeof deadLetter>

export const listTasks = endpoint('GET', '/api/v1/admin/tasks', {
  summary: 'Background tasks: counts of waiting, running and failed ones, schedules, dead letters',
  access: 'signed-in',
  response: z.object({
    queues: z.array(
      z.object({
        name: z.string(),
        waiting: z.int(),
        running: z.int(),
        failed: z.int(),
        /** Since when the task waits that should run next; null when none is due. */
        waitingSince: z.nullable(instant),
        /** When one ended well for the last time, in the days for which that is kept. */
        lastDoneAt: z.nullable(instant),
        /** Cron expression in Riyadh time; null for a task without a schedule. */
        schedule: z.nullable(z.string()),
      }),
    ),
    /** The oldest first; the first hundred. */
    deadLetters: z.array(deadLetter),
    /** How many there are in all. */
    deadLetterCount: z.int(),
  }),
  errors,
})

export const retryTask = endpoint('POST', '/api/v1/admin/tasks/{id}/retry', {
  summary: 'Retry a dead letter as often as a new task',
  access: 'signed-in',
  params: z.object({ id }),
  notFound: 'task.notFound',
  response: z.object({ status: z.literal('retrying') }),
  errors,
})
