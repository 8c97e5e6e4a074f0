import { signOut } from '@qareeb/contract/identity'
import { ApiError } from '../../http/api.ts'
import { localeOf } from '../../paths.ts'
import { refreshHeaders } from '../../session/renew-session.ts'
import { sessionStore } from '../../session/session-store.ts'
import { browserCall } from '../../session/use-call.ts'
import { isSignOutOwed, settleSignOut } from './owed-sign-out.ts'

/** Tells the server that the session of the cookie is over. @throws when it could not be told */
export async function tellSignOut(): Promise<void> {
  try {
    await browserCall(localeOf(location.pathname))(signOut, {}, { headers: refreshHeaders })
    settleSignOut()
  } catch (error) {
    // What the server refuses it will refuse again; too many requests pass.
    if (error instanceof ApiError && error.status < 500 && error.status !== 429) settleSignOut()
    throw error
  }
}

/** Tells what a lost connection has kept from the server, unless somebody has signed in since: the cookie is theirs. */
export async function tellOwedSignOut(): Promise<void> {
  if (!isSignOutOwed()) return
  if (sessionStore.readAfresh()) settleSignOut()
  else await tellSignOut().catch(() => undefined)
}
