import { fetchPart } from '../../http/fetch-part.ts'
import { clearTabData } from '../../session/clear-tab-data.ts'
import { dropSession } from '../../session/session-store.ts'
import { keepPendingSignOut } from './pending-sign-out.ts'

/**
 * Ends the session here at once, and on the server.
 * @throws when the server was not reached; the next page and the next connection send it again
 */
export async function endSession(): Promise<void> {
  keepPendingSignOut()
  forgetPerson()
  const { tellSignOut } = await fetchPart(import('./tell-sign-out.ts'))
  await tellSignOut()
}

/** Deletes the session here, with typed text and unused uploads of its person. */
export function forgetPerson() {
  dropSession('signed-out')
  clearTabData()
}
