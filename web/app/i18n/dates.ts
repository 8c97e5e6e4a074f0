import type { BoundPhrases } from './bind-phrases.ts'
import { isolate } from './isolate.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** Riyadh keeps UTC+3 all year, so a day there begins at 21:00 UTC. */
const riyadhOffset = 3 * hour

/** From here on an age says less than a date. */
const longestAgeDays = 30

/** A date as DD / MM / YYYY in Riyadh. @param instant ISO 8601, or a plain date, which is taken as it stands */
export function formatDate(instant: string): string {
  const isPlainDate = !instant.includes('T')
  const [year, month, date] = (isPlainDate ? instant : inRiyadh(instant)).slice(0, 10).split('-')
  return isolate(`${date} / ${month} / ${year}`)
}

/** The same with the time of the day: `21 / 11 / 2026 14:05`. */
export const formatMoment = (instant: string): string =>
  `${formatDate(instant)} ${isolate(inRiyadh(instant).slice(11, 16))}`

const inRiyadh = (instant: string) => new Date(Date.parse(instant) + riyadhOffset).toISOString()

/**
 * The last instant before an end that is itself outside, such as `expiresAt`: an ad that ends at midnight was open until
 * the day before.
 */
export const lastInstantBefore = (end: string): string => new Date(Date.parse(end) - 1).toISOString()

/** How long ago something was: minutes, hours while it is still today, then days, then the date. */
export function formatAge(instant: string, now: Date, units: BoundPhrases<'units'>): string {
  const age = now.getTime() - Date.parse(instant)
  const days = calendarDay(now.getTime()) - calendarDay(Date.parse(instant))
  if (age < minute) return units('justNow')
  if (age < hour) return units('minutesAgo', { count: Math.floor(age / minute) })
  if (days < 1) return units('hoursAgo', { count: Math.floor(age / hour) })
  return days > longestAgeDays ? formatDate(instant) : units('daysAgo', { count: days })
}

/** How many days remain: «بقيت 3 أيام», "Ends today"; nothing is left once the instant has passed. */
export function formatDaysLeft(instant: string, now: Date, units: BoundPhrases<'units'>): string {
  const days = calendarDay(Date.parse(instant)) - calendarDay(now.getTime())
  return units('daysLeft', { count: Math.max(0, days) })
}

const calendarDay = (time: number) => Math.floor((time + riyadhOffset) / day)

/** A date as machines read it, for `<time dateTime>`. */
export const dateOf = (instant: string): string => inRiyadh(instant).slice(0, 10)
