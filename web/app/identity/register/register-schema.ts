import { phoneOrNothing } from '@qareeb/contract/phone'
import { email, password, personName, signUpConsents } from '@qareeb/contract/users'
import * as z from 'zod/mini'
import { noUnsentFile } from '../../files/no-unsent-file.ts'
import { passwordAgain, samePasswords } from '../password/new-password.ts'

/** The rules of a sign-up as the page asks for it; the contract's, and the second entry of the password. */
export const registerSchema = z
  .object({
    firstName: personName,
    lastName: personName,
    email,
    /** Empty fields are not sent. */
    phone: phoneOrNothing,
    unsentFile: noUnsentFile,
    password,
    passwordAgain,
    consents: signUpConsents,
  })
  .check(samePasswords)
