import { password } from '@qareeb/contract/users'
import * as z from 'zod/mini'

type Twice = { password: string; passwordAgain: string }

/** Refuses a second entry that differs from the first; the sentence differs from form to form. */
export const samePasswords = z.refine<Twice>(
  ({ password, passwordAgain }) => passwordAgain === '' || password === passwordAgain,
  { path: ['passwordAgain'], params: { problem: 'invalid' }, when: () => true },
)

/** The same password again, so that a typing error locks no account. */
export const passwordAgain = z.string().check(z.minLength(1))

/** A new password, typed twice. */
export const newPassword = z.object({ password, passwordAgain }).check(samePasswords)
