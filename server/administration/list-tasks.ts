import type { listTasks as endpoint } from '@qareeb/contract/administration/tasks'
import type { ResponseOf } from '@qareeb/contract/endpoint'
import type { Context } from '../ground/context.ts'
import { deadLetters } from '../platform/tasks/boss.ts'

/** More than anybody retries one by one. */
const mostDeadLetters = 100

/** The state of background tasks: waiting ones, schedules, and those that failed at their last try. */
export async function listTasks({ tasks }: Pick<Context, 'tasks'>): Promise<ResponseOf<typeof endpoint>> {
  const counts = await tasks.countByQueue()
  const schedules = await tasks.listSchedules()
  const letters = await tasks.listDeadLetters({ most: mostDeadLetters })
  return {
    // Dead letters have a list of their own.
    queues: Object.entries(counts)
      .filter(([name]) => name !== deadLetters)
      .map(([name, { waitingSince, lastDoneAt, ...counted }]) => ({
        name,
        ...counted,
        waitingSince: waitingSince?.toISOString() ?? null,
        lastDoneAt: lastDoneAt?.toISOString() ?? null,
        schedule: schedules[name] ?? null,
      })),
    deadLetters: letters.map(({ payload, diedAt, ...letter }) => ({
      ...letter,
      payload: { ...payload },
      diedAt: diedAt.toISOString(),
    })),
    deadLetterCount: await tasks.countDeadLetters(),
  }
}
