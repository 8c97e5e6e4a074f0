import type { Context } from '../context.ts'
import { listSessions } from './list-sessions.ts'

/** What the file of the caller's own data says of how they sign in. Secrets are left out. */
export async function listIdentityFacts(context: Context) {
  const { items } = await listSessions(context)
  return { sessions: items }
}
