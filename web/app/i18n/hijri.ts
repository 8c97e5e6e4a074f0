import { dayMs } from '@qareeb/reference/riyadh'
import { isolateCode } from './isolate.ts'

/** The calendar of Saudi documents, Umm al-Qura. */
const calendar = new Intl.DateTimeFormat('en-u-ca-islamic-umalqura-nu-latn', {
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  timeZone: 'UTC',
})

/** A day of a calendar. */
type Day = { year: number; month: number; day: number }

/** Years that are taken for Hijri ones where somebody types a date: 1300 AH is 1882, 1500 AH is 2077. */
export const isHijriYear = (year: number): boolean => year >= 1300 && year <= 1500

/** @param date ISO 8601 */
function toHijri(date: string): Day {
  const parts = calendar.formatToParts(new Date(`${date}T00:00:00Z`))
  const numberOf = (name: 'year' | 'month' | 'day') =>
    Number(parts.find(({ type }) => type === name)?.value ?? Number.NaN)
  return { year: numberOf('year'), month: numberOf('month'), day: numberOf('day') }
}

/** 1 Muharram of the year 1 by the civil count, as a day since 1970; Umm al-Qura differs by at most three days. */
const firstDay = -492_148
const meanYear = 354.367
const meanMonth = 29.53

/** @returns the day in the Gregorian calendar, ISO 8601; null where the month has no such day */
export function fromHijri({ year, month, day }: Day): string | null {
  const near = Math.round(firstDay + (year - 1) * meanYear + (month - 1) * meanMonth + day - 1)
  for (let days = near - 4; days <= near + 4; days += 1) {
    const date = new Date(days * dayMs).toISOString().slice(0, 10)
    const found = toHijri(date)
    if (found.year === year && found.month === month && found.day === day) return date
  }
  return null
}

/** A date as Saudi documents write it: day, month and year of the Hijri calendar. @param date ISO 8601 */
export function formatHijri(date: string): string {
  const { year, month, day } = toHijri(date)
  const two = (number: number) => String(number).padStart(2, '0')
  return isolateCode([two(day), two(month), year].join('\u00A0/\u00A0'))
}
