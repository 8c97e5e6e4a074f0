import type { Acting } from './acting.ts'
import type { EndReason, KeptSession, SessionUser } from './session-state.ts'
import { isReadable, secondsLeft } from './token-time.ts'

/** Where the access token stands in local storage. */
export const tokenKey = 'token'
const userKey = 'session-user'
const endKey = 'session-end'
const actingKey = 'acting-company'

/** True for a change of storage that concerns the session. A null key means that all of the storage was cleared. */
export const concernsSession = (key: string | null): boolean =>
  key === null || key === tokenKey || key === userKey || key === actingKey

/** The session of this browser; null without a readable one. Unreadable remains are removed. */
export function readSession(): KeptSession | null {
  const token = recall(tokenKey)
  if (token === null) return null
  const user = parseJson<SessionUser>(recall(userKey))
  if (isReadable(token) && (user || secondsLeft(token) > 0)) return { token, user }

  // The owner is unknown. The mark of the session on the document is removed with it.
  writeSession(null)
  document.documentElement.toggleAttribute('data-signed-in', false)
  return null
}

/** Keeps a session for the other tabs and the next visit; null removes it. */
export function writeSession(session: KeptSession | null): void {
  write(userKey, session && JSON.stringify(session.user))
  write(tokenKey, session && session.token)
}

/** For which company this browser's session acts. */
export const readActing = (): Acting | null => parseJson<Acting>(recall(actingKey))

export const writeActing = (acting: Acting | null): void => write(actingKey, acting && JSON.stringify(acting))

/** Why the last session of this browser is over. */
export function readEndReason(): EndReason {
  const reason = recall(endKey)
  return reason === 'expired' || reason === 'disabled' ? reason : 'signed-out'
}

export const writeEndReason = (reason: EndReason): void => write(endKey, reason)

/** A value of a function above; null for any other value under its name. */
function parseJson<Kept extends object>(json: string | null): Kept | null {
  try {
    const kept: unknown = JSON.parse(json ?? 'null')
    // Both values are objects with the id of a person.
    const isOurs = typeof kept === 'object' && kept !== null && ('id' in kept || 'userId' in kept)
    return isOurs ? (kept as Kept) : null
  } catch {
    return null
  }
}

function recall(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

function write(key: string, value: string | null) {
  try {
    if (value === null) localStorage.removeItem(key)
    else localStorage.setItem(key, value)
  } catch {
    // Storage is closed to this site: the session then lasts as long as the page.
  }
}
