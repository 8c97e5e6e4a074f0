import type { getFigures as endpoint } from '@qareeb/contract/administration'
import type { ResponseOf } from '@qareeb/contract/endpoint'
import { dayMs, lastRiyadhDays } from '@qareeb/reference/riyadh'
import type { Context } from '../ground/context.ts'
import { asPlatform } from '../ground/use-case.ts'
import { countDeliveries } from '../platform/deliveries/queries.ts'
import { deadLetters } from '../platform/tasks/boss.ts'
import { measureDecisions } from './queries/decisions.ts'
import { countCompanies, countSignUps } from './queries/figures.ts'

/** Days whose sign-ups are counted, today's among them. */
const signUpDays = 7

/** Answers to companies whose waiting time is looked at. */
const latestDecisions = 30

/** Companies by state, how long they waited, sign-ups of a week, messages of a day, and what waits in the background. */
export async function getFigures(context: Context): Promise<ResponseOf<typeof endpoint>> {
  const now = context.now()
  const queues = Object.entries(await context.tasks.countByQueue()).filter(([name]) => name !== deadLetters)
  const waiting = queues.reduce((sum, [, queue]) => sum + queue.waiting, 0)
  const oldest = queues.flatMap(([, { waitingSince }]) => waitingSince ?? []).toSorted(earlierFirst)[0]
  const days = lastRiyadhDays(now, signUpDays)
  return asPlatform(context, async ({ db }) => {
    const { total, ...companies } = await countCompanies(db)
    const { verified, rejected } = companies
    const signUps = new Map((await countSignUps(db, startOf(days[0] ?? ''))).map((row) => [row.day, row]))
    return {
      companies: { ...companies, total, withoutDocument: total - verified - rejected - companies.waiting },
      decisions: await measureDecisions(db, latestDecisions),
      signUps: days.map((day) => signUps.get(day) ?? { day, seekers: 0, employers: 0 }),
      messages: await countDeliveries(db, new Date(now.getTime() - dayMs)),
      tasks: { waiting, waitingSince: oldest?.toISOString() ?? null },
    }
  })
}

const earlierFirst = (one: Date, other: Date) => one.getTime() - other.getTime()

const startOf = (day: string) => new Date(`${day}T00:00:00+03:00`)
