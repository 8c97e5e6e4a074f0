/** Riyadh keeps UTC+3 all the year; milliseconds. */
export const riyadhOffsetMs = 3 * 60 * 60_000

/** Every day has as many milliseconds there. */
export const dayMs = 24 * 60 * 60_000

/** The moment so many days before another. */
export const daysBefore = (moment: Date, days: number): Date => new Date(moment.getTime() - days * dayMs)

/** The day that a calendar in Riyadh shows at a moment, as YYYY-MM-DD. */
export const riyadhDateOf = (moment: Date): string =>
  new Date(moment.getTime() + riyadhOffsetMs).toISOString().slice(0, 10)

/** The date some days after another, both as YYYY-MM-DD; before it for a negative number. */
export const dateAfter = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * dayMs).toISOString().slice(0, 10)

/** So many days of Riyadh that end with a moment's own, the oldest first. */
export const lastRiyadhDays = (moment: Date, count: number): string[] =>
  Array.from({ length: count }, (_, at) =>
    riyadhDateOf(new Date(moment.getTime() - (count - 1 - at) * dayMs)),
  )
