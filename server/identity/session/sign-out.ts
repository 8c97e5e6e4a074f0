import { recordEvent } from '../../audit/record-event.ts'
import type { Context } from '../../ground/context.ts'
import { inTransaction } from '../../ground/use-case.ts'
import { endImpersonations } from '../impersonation/end-impersonations.ts'
import { deleteSession } from '../queries/sessions.ts'
import { readCredential } from './refresh-credential.ts'

/**
 * Ends the session of the refresh credential and that of the access token, which usually are one, and with it an
 * administrator's work inside a company.
 */
export async function signOut(context: Context, credentialText: string | undefined): Promise<void> {
  const { actor, config } = context
  const named = readCredential(credentialText, config.secret)?.sessionId
  const own = actor.kind === 'user' ? actor.sessionId : undefined
  const sessionIds = [...new Set([named, own])].filter((id) => id !== undefined)

  await inTransaction(context, async (context) => {
    for (const sessionId of sessionIds) {
      const userId = await deleteSession(context.db, sessionId)
      if (!userId) continue
      await endImpersonations(context, { adminId: userId, sessionId })
      await recordEvent(context, { action: 'session.signOut', actorId: userId, subject: userId })
    }
  })
}
