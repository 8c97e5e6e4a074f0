import { westernDigits } from '@qareeb/contract/degrees'
import * as z from 'zod/mini'
import { fromHijri, isHijriYear } from '../i18n/hijri.ts'

/** A date as people here write it, in fields that they type into. @param date ISO 8601, or nothing */
export const typedDateOf = (date: string | null): string => date?.split('-').toReversed().join(' / ') ?? ''

/**
 * Reads a typed date: day, month, year, with any mark between them or none, in the digits of either language. A
 * year such as 1448 belongs to the Hijri calendar, as in Saudi documents.
 * @returns ISO 8601; the typed text where it is no date of the calendar
 */
export function readTypedDate(typed: string): string {
  const western = westernDigits(typed).trim()
  const [, day = '', month = '', year = ''] =
    /^(\d{1,2})\D+(\d{1,2})\D+(\d{4})$/.exec(western) ?? /^(\d\d)(\d\d)(\d{4})$/.exec(western) ?? []
  if (!year) return western
  const hijri = { year: Number(year), month: Number(month), day: Number(day) }
  if (isHijriYear(hijri.year)) return fromHijri(hijri) ?? western
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
}

const problem = { params: { problem: 'date' } } as const
const isDate = (value: string) => z.iso.date().safeParse(value).success

const read = z.pipe(z.string(), z.transform(readTypedDate))

/** A date that was typed, as ISO 8601. */
export const typedDate = z.pipe(read, z.string().check(z.refine(isDate, problem)))

/** The same where it may be left out: then it is empty. */
export const typedDateOrNothing = z.pipe(
  read,
  z.string().check(z.refine((value) => value === '' || isDate(value), problem)),
)
