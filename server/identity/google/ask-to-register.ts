import type { ForeignSignIn } from '@qareeb/contract/identity'
import type { Context } from '../../ground/context.ts'
import type { WithCredential } from '../session/refresh-cookie.ts'
import { storeNewcomer, type Newcomer } from './stages.ts'

/**
 * Asks a new person for the missing details of an account: type, consents and age. The ticket is the browser's
 * alone.
 */
export async function askToRegister(
  context: Context,
  newcomer: Newcomer,
  browser: string,
): Promise<WithCredential<ForeignSignIn>> {
  const { email, firstName, lastName } = newcomer
  const ticket = await storeNewcomer(context, browser, newcomer)
  return {
    answer: { code: 'registration-required', ticket, email, firstName, lastName },
    credential: undefined,
  }
}
