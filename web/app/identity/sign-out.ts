import { signOut } from '@qareeb/contract/identity'
import type { Locale } from '@qareeb/contract/locale'
import { forgetEveryUpload } from '../files/kept-upload.ts'
import { dropEveryDraft } from '../forms/drafts.ts'
import { browserCall } from '../use-call.ts'
import { refreshHeaders } from './renew-session.ts'
import { dropSession } from './session-store.ts'

/**
 * Ends the session here at once, and on the server.
 * @throws when the server could not be told; the session then ends there by itself
 */
export async function endSession(locale: Locale): Promise<void> {
  forgetPerson()
  await browserCall(locale)(signOut, {}, { headers: refreshHeaders })
}

/** Forgets who was signed in here, with what they typed or sent up and have not used yet. */
export function forgetPerson() {
  dropSession('signed-out')
  dropEveryDraft()
  forgetEveryUpload()
}
