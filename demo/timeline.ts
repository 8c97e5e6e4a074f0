import { jobAdBounds, type JobAdStatus } from '@qareeb/contract/job-ads'
import { dayMs, riyadhOffsetMs } from '@qareeb/reference/riyadh'
import type { Random } from './random.ts'

export type Timeline = {
  status: JobAdStatus
  createdAt: Date
  publishedAt: Date | null
  expiresAt: Date | null
  closedAt: Date | null
  deadline: string | null
}

const hour = 3_600_000

/** Of a hundred ads 3 are drafts, 4 were closed, 4 have expired; the others were published in the last 30 days. */
export function placeInTime(now: Date, random: Random): Timeline {
  const draw = random.next()
  if (draw < 0.03) return draft(now, random)
  if (draw < 0.07) return closed(now, random)
  if (draw < 0.11) return expired(now, random)
  return open(now, random)
}

export function draft(now: Date, random: Random): Timeline {
  const createdAt = atWork(new Date(+now - random.next() * 20 * dayMs), now, random)
  return { status: 'draft', createdAt, publishedAt: null, expiresAt: null, closedAt: null, deadline: null }
}

/** Published in the last four weeks and closed by the company since. */
export function closed(now: Date, random: Random): Timeline {
  const publishedAt = atWork(new Date(+now - (3 + random.next() * 25) * dayMs), now, random)
  const closedAt = new Date(+publishedAt + random.next() * (+now - +publishedAt))
  return { ...publication(publishedAt, random), status: 'archived', closedAt }
}

/** Past its thirty days. */
export function expired(now: Date, random: Random): Timeline {
  const publishedAt = atWork(
    new Date(+now - (jobAdBounds.openDays + 2 + random.next() * 25) * dayMs),
    now,
    random,
  )
  return publication(publishedAt, random)
}

/** Open, with a day left. */
export const endsTomorrow = (now: Date, random: Random): Timeline =>
  publication(new Date(+now - (jobAdBounds.openDays - 1) * dayMs + hour), random)

/** Newer ads are more frequent than older ones, and a few have just come in. */
function open(now: Date, random: Random): Timeline {
  const isFresh = random.chance(0.02)
  const publishedAt = isFresh
    ? new Date(+now - random.next() * 5 * hour)
    : atWork(new Date(+now - random.next() ** 1.3 * (jobAdBounds.openDays - 2) * dayMs), now, random)
  const timeline = publication(publishedAt, random)
  return random.chance(0.1) ? withDeadline(timeline, now, random) : timeline
}

function publication(publishedAt: Date, random: Random): Timeline {
  return {
    status: 'published',
    createdAt: new Date(+publishedAt - random.int(5, 3_000) * 60_000),
    publishedAt,
    expiresAt: new Date(+publishedAt + jobAdBounds.openDays * dayMs),
    closedAt: null,
    deadline: null,
  }
}

/** The last day to apply lies ahead of today and before the usual end. */
function withDeadline(timeline: Timeline, now: Date, random: Random): Timeline {
  const last = inRiyadh(new Date(+now + (1 + random.next() * 12) * dayMs))
  const endOfLastDay = new Date(
    Date.UTC(last.getUTCFullYear(), last.getUTCMonth(), last.getUTCDate() + 1) - riyadhOffsetMs,
  )
  if (!timeline.expiresAt || endOfLastDay >= timeline.expiresAt) return timeline
  return { ...timeline, deadline: last.toISOString().slice(0, 10), expiresAt: endOfLastDay }
}

/** Moves a moment into working hours of its day, out of Friday and Saturday, never past now. */
function atWork(moment: Date, now: Date, random: Random): Date {
  const local = inRiyadh(moment)
  const weekday = local.getUTCDay()
  const back = weekday === 5 ? 1 : weekday === 6 ? 2 : 0
  local.setUTCDate(local.getUTCDate() - (random.chance(0.85) ? back : 0))
  local.setUTCHours(
    random.chance(0.88) ? random.int(8, 16) : random.int(19, 22),
    random.int(0, 59),
    random.int(0, 59),
    0,
  )
  const moved = new Date(+local - riyadhOffsetMs)
  return +moved < +now ? moved : new Date(+moved - dayMs)
}

/** A date whose UTC fields read as the clock in Riyadh. */
const inRiyadh = (moment: Date) => new Date(+moment + riyadhOffsetMs)
