import { signOut } from '@qareeb/contract/identity'
import { ApiError } from '../../http/api.ts'
import { localeOf } from '../../paths.ts'
import { refreshHeaders } from '../../session/renew-session.ts'
import { sessionStore } from '../../session/session-store.ts'
import { browserCall } from '../../session/use-call.ts'
import { hasPendingSignOut, clearPendingSignOut } from './pending-sign-out.ts'

/**
 * Ends the session of the cookie on the server.
 * @throws when the server was not reached
 */
export async function tellSignOut(): Promise<void> {
  try {
    await browserCall(localeOf(location.pathname))(signOut, {}, { headers: refreshHeaders })
    clearPendingSignOut()
  } catch (error) {
    // A refused call is refused again; too many requests are temporary.
    if (error instanceof ApiError && error.status < 500 && error.status !== 429) clearPendingSignOut()
    throw error
  }
}

/** Sends a sign-out that a lost connection has held back, unless a new session exists: the cookie is its own. */
export async function sendPendingSignOut(): Promise<void> {
  if (!hasPendingSignOut()) return
  if (sessionStore.readAfresh()) clearPendingSignOut()
  else await tellSignOut().catch(() => undefined)
}
