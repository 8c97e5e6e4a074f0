import * as z from 'zod/mini'
import { westernDigits } from '../degrees.ts'

/** The form of the number of a commercial registration: ten digits. */
const tenDigits = /^[0-9]{10}$/

/** The number of a commercial registration, as it is stored. */
export const registrationNumber = z.string().check(z.regex(tenDigits))

/** A number that a company types: one digit ten times is that of no registration. */
export const newRegistrationNumber = z.string().check(z.regex(/^([0-9])(?!\1{9}$)[0-9]{9}$/))

/** A typed number in the form in which it is stored: `١٠١٠ ١٢٣ ٤٥٦` is 1010123456. */
export const plainRegistrationNumber = (typed: string): string => westernDigits(typed).replace(/[\s-]/g, '')

/** The number of a registration that a text is, in the form in which it is stored; undefined for another text. */
export function readRegistrationNumber(typed: string): string | undefined {
  const plain = plainRegistrationNumber(typed)
  return tenDigits.test(plain) ? plain : undefined
}
