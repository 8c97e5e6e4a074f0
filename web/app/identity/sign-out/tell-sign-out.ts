import { signOut } from '@qareeb/contract/identity'
import { ApiError } from '../../http/api.ts'
import { localeOf } from '../../paths.ts'
import { refreshHeaders } from '../../session/renew-session.ts'
import { sessionStore } from '../../session/session-store.ts'
import { browserCall } from '../../session/use-call.ts'
import { hasPendingSignOut, clearPendingSignOut } from './pending-sign-out.ts'

/** Tells the server that the session of the cookie is over. @throws when it could not be told */
export async function tellSignOut(): Promise<void> {
  try {
    await browserCall(localeOf(location.pathname))(signOut, {}, { headers: refreshHeaders })
    clearPendingSignOut()
  } catch (error) {
    // What the server refuses it will refuse again; too many requests pass.
    if (error instanceof ApiError && error.status < 500 && error.status !== 429) clearPendingSignOut()
    throw error
  }
}

/** Tells what a lost connection has kept from the server, unless somebody has signed in since: the cookie is theirs. */
export async function sendPendingSignOut(): Promise<void> {
  if (!hasPendingSignOut()) return
  if (sessionStore.readAfresh()) clearPendingSignOut()
  else await tellSignOut().catch(() => undefined)
}
