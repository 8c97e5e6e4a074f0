import { fetchPart } from '../../http/fetch-part.ts'
import { forgetTyped } from '../../session/forget-typed.ts'
import { dropSession } from '../../session/session-store.ts'
import { keepPendingSignOut } from './pending-sign-out.ts'

/**
 * Ends the session here at once, and on the server.
 * @throws when the server could not be told; it is told again with the next page and the next connection
 */
export async function endSession(): Promise<void> {
  keepPendingSignOut()
  forgetPerson()
  const { tellSignOut } = await fetchPart(import('./tell-sign-out.ts'))
  await tellSignOut()
}

/** Forgets who was signed in here, with what they typed or sent up and have not used yet. */
export function forgetPerson() {
  dropSession('signed-out')
  forgetTyped()
}
