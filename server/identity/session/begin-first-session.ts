import type { Session } from '@qareeb/contract/identity'
import type { Context } from '../../ground/context.ts'
import type { Inside } from '../../ground/use-case.ts'
import { lockPerson } from '../queries/people.ts'
import { beginSession } from './begin-session.ts'
import type { WithCredential } from './refresh-cookie.ts'

/**
 * The first session of somebody whose address was confirmed in this transaction. Before it the tokens have to be
 * prepared.
 */
export async function beginFirstSession(
  context: Inside<Context>,
  userId: string,
): Promise<WithCredential<Session>> {
  // Read once more: the values from before the confirmation are out of date.
  const person = await lockPerson(context.db, userId)
  if (!person) throw new Error('The account that a session is to begin for is not there.')
  return beginSession(context, person)
}
