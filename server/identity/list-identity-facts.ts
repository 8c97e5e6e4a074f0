import type { Context } from '../ground/context.ts'
import { signedIn } from '../ground/signed-in.ts'
import { getIdentityFacts } from './queries/identity-facts.ts'
import { listSessions } from './session/list-sessions.ts'

/** The part about sign-ins in the file of the caller's own data. Secrets are left out. */
export async function listIdentityFacts(context: Context) {
  const { items } = await listSessions(context)
  return { sessions: items, signIn: await getIdentityFacts(context.db, signedIn(context).userId) }
}
