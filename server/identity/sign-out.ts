import type { Context } from '../context.ts'
import { deleteSession } from './queries/sessions.ts'
import { readCredential } from './refresh-credential.ts'

/** Ends the session of the refresh credential and that of the access token, which usually are one. */
export async function signOut(context: Context, credentialText: string | undefined): Promise<void> {
  const named = readCredential(credentialText, context.config.secret)?.sessionId
  const own = context.actor.kind === 'user' ? context.actor.sessionId : undefined
  for (const sessionId of new Set([named, own])) if (sessionId) await deleteSession(context.db, sessionId)
}
