import type { Session } from '@qareeb/contract/identity'
import { keepActing } from './acting-store.ts'
import { storageListeners } from './storage-listeners.ts'
import { isReadable, secondsLeft } from './token-time.ts'

export type SessionUser = Session['user']

/** What this browser keeps of a session. The refresh credential is a cookie that no script can read. */
export type KeptSession = {
  token: string
  /** Null when only the token is here; the next refresh brings the rest. */
  user: SessionUser | null
}

/** Why a session is over: by the person, by time, or because the account was disabled. */
export type EndReason = 'signed-out' | 'expired' | 'disabled'

/** Where the access token stands in local storage. */
export const tokenKey = 'token'
const userKey = 'session-user'
const endKey = 'session-end'

/** Undefined until storage was read for the first time. */
let kept: KeptSession | null | undefined
const listeners = storageListeners(followOtherTabs)

/** What React listens to. The server knows no session, so a page begins with `undefined`: nobody can tell yet. */
export const sessionStore = {
  subscribe: listeners.subscribe,
  read: (): KeptSession | null => (kept === undefined ? (kept = readStorage()) : kept),
  /** The same from storage, which other tabs may have changed a moment ago. */
  readAfresh(): KeptSession | null {
    const stored = readStorage()
    if (stored?.token !== kept?.token) change(stored)
    return stored
  },
  readOnServer: () => undefined,
}

/** Keeps a session that has begun or was renewed. */
export function keepSession({ token, user }: { token: string; user: SessionUser }) {
  store(userKey, JSON.stringify(user))
  store(tokenKey, token)
  change({ token, user })
}

/** Keeps what has changed about the person who is signed in, e.g. the name or the picture. */
export function changeSessionUser(changes: Partial<SessionUser>) {
  const session = sessionStore.read()
  if (session?.user) keepSession({ token: session.token, user: { ...session.user, ...changes } })
}

/** Forgets the session in this browser; every tab follows. */
export function dropSession(reason: EndReason) {
  store(endKey, reason)
  store(userKey, null)
  store(tokenKey, null)
  keepActing(null)
  change(null)
}

/** Why the last session of this browser is over. */
export function readEndReason(): EndReason {
  const reason = recall(endKey)
  return reason === 'expired' || reason === 'disabled' ? reason : 'signed-out'
}

function change(next: KeptSession | null) {
  kept = next
  // The style sheet shows what is for guests and what is for users by this mark; see `session-script.tsx`.
  document.documentElement.toggleAttribute('data-signed-in', next !== null)
  listeners.tell()
}

/** Another tab has signed in, out, or renewed the token. A null key means that all of the storage was cleared. */
function followOtherTabs({ key }: StorageEvent) {
  if (key === null || key === tokenKey || key === userKey) change(readStorage())
}

function readStorage(): KeptSession | null {
  const token = recall(tokenKey)
  if (token === null) return null
  const user = parseUser(recall(userKey))
  if (isReadable(token) && (user || secondsLeft(token) > 0)) return { token, user }

  // Nobody knows whose it is or was. The mark that its presence has put on the document goes with it.
  store(userKey, null)
  store(tokenKey, null)
  document.documentElement.toggleAttribute('data-signed-in', false)
  return null
}

function parseUser(json: string | null): SessionUser | null {
  try {
    const user: unknown = JSON.parse(json ?? 'null')
    const isOurs = typeof user === 'object' && user !== null && 'id' in user
    // Written by `keepSession` alone.
    return isOurs ? (user as SessionUser) : null
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

function store(key: string, value: string | null) {
  try {
    if (value === null) localStorage.removeItem(key)
    else localStorage.setItem(key, value)
  } catch {
    // Storage is closed to this site: the session then lasts as long as the page.
  }
}
