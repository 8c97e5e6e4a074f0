import * as z from 'zod/mini'
import { text } from './values.ts'

/** Digits that the shortest and the longest phone number have, the country's own included. */
export const phoneDigits = { min: 9, max: 15 } as const

const digits = /[\d٠-٩۰-۹]/g

const countDigits = (value: string) => value.match(digits)?.length ?? 0

/** A phone number as a person types it: digits (Western, Arabic or Persian), spaces, and a leading `+`. */
export const phoneNumber = phoneText({ min: 1 })

/** An optional phone number of a form: empty text is allowed. A union with `''` would lose the details of an error. */
export const phoneOrNothing = phoneText({ min: 0 })

function phoneText({ min }: { min: 0 | 1 }) {
  return text({ min, max: 40 }).check(
    // None of these aborts: a form with an aborted field does not compare its fields with one another.
    z.refine((value) => /^\s*\+?[\d٠-٩۰-۹\s]*$/.test(value), { params: { problem: 'phoneCharacters' } }),
    z.refine((value) => value === '' || countDigits(value) >= phoneDigits.min, {
      params: { problem: 'phoneTooShort' },
    }),
    z.refine((value) => countDigits(value) <= phoneDigits.max, { params: { problem: 'phoneTooLong' } }),
  )
}
