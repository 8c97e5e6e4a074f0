import * as z from 'zod/mini'
import { westernDigits } from '../degrees.ts'

/** The form of the number of a commercial registration: ten digits. */
export const registrationNumberPattern = /^[0-9]{10}$/

/** The number of a commercial registration, as it is stored. */
export const registrationNumber = z.string().check(z.regex(registrationNumberPattern))

/** A typed number in the form in which it is stored: `١٠١٠ ١٢٣ ٤٥٦` is 1010123456. */
export const plainRegistrationNumber = (typed: string): string => westernDigits(typed).replace(/[\s-]/g, '')
