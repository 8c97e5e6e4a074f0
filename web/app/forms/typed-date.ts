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
  const { day, month, year } = partsOf(western)
  if (!year) return western
  const hijri = { year: Number(year), month: Number(month), day: Number(day) }
  if (isHijriYear(hijri.year)) return fromHijri(hijri) ?? western
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
}

/** The numbers of a typed date; empty where the text is not written as one. */
function partsOf(western: string) {
  const [, day = '', month = '', year = ''] =
    /^(\d{1,2})\D+(\d{1,2})\D+(\d{4})$/.exec(western) ?? /^(\d\d)(\d\d)(\d{4})$/.exec(western) ?? []
  return { day, month, year }
}

/** Why a typed text is no date: its month has no such day, or it is not written as a date. Null for a date. */
export function problemOfDate(typed: string): 'noSuchDay' | 'date' | null {
  if (z.iso.date().safeParse(readTypedDate(typed)).success) return null
  const month = Number(partsOf(westernDigits(typed).trim()).month)
  return month >= 1 && month <= 12 ? 'noSuchDay' : 'date'
}

const without = (problem: 'noSuchDay' | 'date', { orEmpty }: { orEmpty: boolean }) =>
  z.refine<string>((typed) => (orEmpty && typed.trim() === '') || problemOfDate(typed) !== problem, {
    params: { problem },
  })
const written = (may: { orEmpty: boolean }) =>
  z.pipe(
    z.string().check(without('noSuchDay', may), without('date', may)),
    z.transform((typed: string) => readTypedDate(typed)),
  )

/** A date that was typed, as ISO 8601. */
export const typedDate = written({ orEmpty: false })

/** The same where it may be left out: then it is empty. */
export const typedDateOrNothing = written({ orEmpty: true })
