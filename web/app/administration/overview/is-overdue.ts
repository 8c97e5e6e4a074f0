import { readSchedule } from '../tasks/read-schedule.ts'

const minuteMs = 60_000
const hourMs = 60 * minuteMs

/** Milliseconds from one run of a scheduled task to the next; null without a schedule, or with one that is not read. */
export function runIntervalMs(cron: string | null): number | null {
  const schedule = cron === null ? null : readSchedule(cron)
  switch (schedule?.kind) {
    case 'minutes':
      return schedule.count * minuteMs
    case 'hourly':
      return hourMs
    case 'daily':
      return 24 * hourMs
    default:
      return null
  }
}

type Run = { schedule: string | null; lastDoneAt: string | null }

/**
 * Whether a scheduled task has not ended well for twice its rhythm. One whose last run is not kept any more, or that has
 * never run, is not called overdue.
 */
export function isOverdue({ schedule, lastDoneAt }: Run, now: Date): boolean {
  const rhythm = runIntervalMs(schedule)
  return rhythm !== null && lastDoneAt !== null && now.getTime() - Date.parse(lastDoneAt) > 2 * rhythm
}
