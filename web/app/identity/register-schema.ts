import { phoneNumber } from '@qareeb/contract/phone'
import { email, password, personName, signUpConsents } from '@qareeb/contract/users'
import * as z from 'zod/mini'
import { passwordAgain, samePasswords } from './new-password.ts'

/** What is left empty is not told. */
const optionalPhone = z.union([z.literal(''), phoneNumber])

/** The rules of a sign-up as the page asks for it; the contract's, and the second entry of the password. */
export const registration = z
  .object({
    firstName: personName,
    lastName: personName,
    email,
    phone: optionalPhone,
    password,
    passwordAgain,
    consents: signUpConsents,
  })
  .check(samePasswords)
