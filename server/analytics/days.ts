import { dayMs, riyadhOffsetMs } from '@qareeb/reference/riyadh'

/** The day of a moment in Riyadh, ISO 8601. */
export const riyadhToday = (now: Date): string =>
  new Date(now.getTime() + riyadhOffsetMs).toISOString().slice(0, 10)

/** The days that end with a moment's own, the oldest first. */
export const lastDays = (now: Date, count: number): string[] =>
  Array.from({ length: count }, (_, at) => riyadhToday(new Date(now.getTime() - (count - 1 - at) * dayMs)))
