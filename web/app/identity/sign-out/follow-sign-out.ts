import { readEndReason } from '../../session/session-storage.ts'
import { sessionStore } from '../../session/session-store.ts'

/**
 * Calls back after a sign-out, in this tab or another one. A session that the server ended does not count: typed
 * text waits for the person's next sign-in.
 * @returns stops it
 */
export function followSignOut(onLeft: () => void): () => void {
  let wasSignedIn = sessionStore.read() !== null
  return sessionStore.subscribe(() => {
    const isSignedIn = sessionStore.read() !== null
    if (wasSignedIn && !isSignedIn && readEndReason() === 'signed-out') onLeft()
    wasSignedIn = isSignedIn
  })
}
