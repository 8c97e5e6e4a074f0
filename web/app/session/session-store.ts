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
 * The one store of user and company of this browser; each function below reads one part of it. React listens with
 * `useStore`. The server has no session, so a page begins with `undefined`: not known yet.
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
  /** The id of the company that the page shows: calls of the page are meant for it. Null for a page without one. */
  readShownCompany: (): string | null => readState().shownCompanyId,
}

/** Keeps a session that has begun or was renewed. */
export function keepSession({ token, user }: { token: string; user: SessionUser }) {
  writeSession({ token, user })
  change({ session: { token, user } })
}

/** Stores changes of the signed-in person, e.g. the name or the picture. */
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
  // It is never rendered, so there is no notification.
  state = { ...readState(), shownCompanyId }
}

/** Deletes the session in this browser; every tab follows. */
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
  // The style sheet uses this mark to show parts for guests or for users; see `session-script.tsx`.
  if ('session' in changes) document.documentElement.toggleAttribute('data-signed-in', state.session !== null)
  listeners.tell()
}

/** Another tab has signed in or out, renewed the token, or changed the company. */
function followOtherTabs({ key }: StorageEvent) {
  if (concernsSession(key)) change({ session: readSession(), acting: readActing() })
}
