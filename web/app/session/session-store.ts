import type { Acting } from './acting.ts'
import type { EndReason, KeptSession, SessionState, SessionUser } from './session-state.ts'
import {
  concernsSession,
  readActing,
  readSession,
  writeActing,
  writeEndReason,
  writeSession,
} from './session-storage.ts'
import { storageListeners } from './storage-listeners.ts'

/** Undefined until storage was read for the first time. */
let state: SessionState | undefined
const listeners = storageListeners(followOtherTabs)

/**
 * The one store of who uses this browser, and for which company; each function below reads one part of it. React listens
 * with `useSyncExternalStore`. The server knows no session, so a page begins with `undefined`: nobody can tell yet.
 */
export const sessionStore = {
  subscribe: listeners.subscribe,
  read: (): KeptSession | null => readState().session,
  /** The same from storage, which other tabs may have changed a moment ago. */
  readAfresh(): KeptSession | null {
    const session = readSession()
    if (session?.token !== state?.session?.token) change({ session })
    return session
  },
  readOnServer: () => undefined,
  readActing: (): Acting | null => readState().acting,
  /** The id of the company that the page shows: what is done on it is meant for that one. Null for a page that shows none. */
  readShownCompany: (): string | null => readState().shownCompanyId,
}

/** Keeps a session that has begun or was renewed. */
export function keepSession({ token, user }: { token: string; user: SessionUser }) {
  writeSession({ token, user })
  change({ session: { token, user } })
}

/** Keeps what has changed about the person who is signed in, e.g. the name or the picture. */
export function changeSessionUser(changes: Partial<SessionUser>) {
  const session = sessionStore.read()
  if (session?.user) keepSession({ token: session.token, user: { ...session.user, ...changes } })
}

/** Keeps for which company the session acts; every tab follows. */
export function keepActing(acting: Acting | null) {
  if (JSON.stringify(acting) === JSON.stringify(sessionStore.readActing())) return
  writeActing(acting)
  change({ acting })
}

/** Keeps which company the page on the screen shows. */
export function keepShownCompany(shownCompanyId: string | null) {
  // Nothing is drawn by it, so nobody is told.
  state = { ...readState(), shownCompanyId }
}

/** Forgets the session in this browser; every tab follows. */
export function dropSession(reason: EndReason) {
  writeEndReason(reason)
  writeSession(null)
  writeActing(null)
  change({ session: null, acting: null })
}

function readState(): SessionState {
  return (state ??= { session: readSession(), acting: readActing(), shownCompanyId: null })
}

function change(changes: Partial<SessionState>) {
  state = { ...readState(), ...changes }
  // The style sheet shows what is for guests and what is for users by this mark; see `session-script.tsx`.
  if ('session' in changes) document.documentElement.toggleAttribute('data-signed-in', state.session !== null)
  listeners.tell()
}

/** Another tab has signed in or out, renewed the token, or changed the company. */
function followOtherTabs({ key }: StorageEvent) {
  if (concernsSession(key)) change({ session: readSession(), acting: readActing() })
}
