import type { ForeignSignIn } from '@qareeb/contract/identity'
import type { Context } from '../../ground/context.ts'
import { AppError } from '../../ground/errors.ts'
import { hasPassword } from '../password/has-password.ts'
import type { WithCredential } from '../session/refresh-cookie.ts'
import { signInOrReauthenticate } from '../sign-in/sign-in-or-reauthenticate.ts'
import { askToRegister } from './ask-to-register.ts'
import { findClaimedPerson } from './find-claimed-person.ts'
import { takeClaims } from './stages.ts'

/**
 * Finishes a sign-in through Google. A new person is asked for the missing details of an account; a signed-in one
 * has proved their identity again. A person with a password needs that alone for a recent sign-in: a phone on a
 * table is signed in to Google, too.
 * @param browser the cookie of the browser that began
 */
export async function exchangeGoogleCode(
  context: Context,
  { code, browser }: { code: string; browser: string | undefined },
): Promise<WithCredential<ForeignSignIn>> {
  const claims = browser && (await takeClaims(context, { key: code, browser }))
  if (!claims) throw new AppError('auth/invalid-action-code')

  const person = await findClaimedPerson(context, claims)
  if (!person) return askToRegister(context, { ...claims, providerSubject: null }, browser)
  return signInOrReauthenticate(context, person, { countsAsRecent: !(await hasPassword(context, person)) })
}
