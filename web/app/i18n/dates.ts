import { lastMomentBefore } from '@qareeb/contract/last-moment-before'
import { dayMs, riyadhOffsetMs } from '@qareeb/reference/riyadh'
import type { BoundPhrases } from './bind-phrases.ts'
import { isolateCode } from './isolate.ts'

const minute = 60_000
const hour = 60 * minute

/** From here on a date is shown instead of an age. */
const longestAgeDays = 30

/** Around its slashes, so that no line breaks inside a date. */
const slash = '\u00A0/\u00A0'

/** A date as DD / MM / YYYY in Riyadh, in one piece. @param instant ISO 8601, or a plain date, which is taken as it stands */
export function formatDate(instant: string): string {
  const isPlainDate = !instant.includes('T')
  const [year, month, date] = (isPlainDate ? instant : inRiyadh(instant)).slice(0, 10).split('-')
  return isolateCode([date, month, year].join(slash))
}

/** The same with the time of the day: `21 / 11 / 2026, 14:05`. */
export const formatMoment = (instant: string, units: BoundPhrases<'units'>): string =>
  formatDate(instant) + units('comma') + isolateCode(inRiyadh(instant).slice(11, 16))

/** The time of the day in Riyadh: `14:05`. */
export const formatTime = (moment: Date): string => inRiyadh(moment.toISOString()).slice(11, 16)

const inRiyadh = (instant: string) => new Date(Date.parse(instant) + riyadhOffsetMs).toISOString()

/** The last instant before an end such as `expiresAt`, which is itself outside. */
export const lastInstantBefore = (end: string): string => lastMomentBefore(new Date(end)).toISOString()

/** How long ago something was: minutes, hours while it is still today, then days, then the date. */
export function formatAge(instant: string, now: Date, units: BoundPhrases<'units'>): string {
  const age = now.getTime() - Date.parse(instant)
  const days = daysSince(instant, now)
  if (age < minute) return units('justNow')
  if (age < hour) return units('minutesAgo', { count: Math.floor(age / minute) })
  if (days < 1) return units('hoursAgo', { count: Math.floor(age / hour) })
  return days > longestAgeDays ? formatDate(instant) : units('daysAgo', { count: days })
}

/** How many days of the calendar have passed since an instant. */
export const daysSince = (instant: string, now: Date): number =>
  calendarDay(now.getTime()) - calendarDay(Date.parse(instant))

/** How many days remain: «بقيت 3 أيام», "Ends today"; "Ended" once the day of the instant has passed. */
export function formatDaysLeft(instant: string, now: Date, units: BoundPhrases<'units'>): string {
  const days = calendarDay(Date.parse(instant)) - calendarDay(now.getTime())
  return days < 0 ? units('ended') : units('daysLeft', { count: days })
}

const calendarDay = (time: number) => Math.floor((time + riyadhOffsetMs) / dayMs)

/** A date as machines read it, for `<time dateTime>`. */
export const dateOf = (instant: string): string => inRiyadh(instant).slice(0, 10)

/** The year that it is in Riyadh. */
export const yearOf = (moment: Date): string => dateOf(moment.toISOString()).slice(0, 4)
