import { dayMs, riyadhOffsetMs } from './riyadh.ts'

/** The moment at which a day, as YYYY-MM-DD, is over in Riyadh. */
export const endOfRiyadhDay = (date: string): Date => new Date(Date.parse(date) + dayMs - riyadhOffsetMs)
