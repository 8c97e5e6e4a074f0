import type { Context } from '../ground/context.ts'
import { signedIn } from '../ground/signed-in.ts'
import { getIdentityFacts } from './queries/identity-facts.ts'
import { listSessions } from './session/list-sessions.ts'

/** What the file of the caller's own data says of how and where they sign in. Secrets are left out. */
export async function listIdentityFacts(context: Context) {
  const { items } = await listSessions(context)
  return { sessions: items, signIn: await getIdentityFacts(context.db, signedIn(context).userId) }
}
