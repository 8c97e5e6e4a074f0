import { readEndReason } from '../../session/session-storage.ts'
import { sessionStore } from '../../session/session-store.ts'

/**
 * Calls back when somebody has signed out, in this tab or another one. A session that was ended for them is no such
 * end: what they typed waits for their next sign-in.
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
