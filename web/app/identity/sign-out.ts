import { signOut } from '@qareeb/contract/identity'
import type { Locale } from '@qareeb/contract/locale'
import { forgetEveryUpload } from '../files/kept-upload.ts'
import { dropEveryDraft } from '../forms/drafts.ts'
import { browserCall } from '../use-call.ts'
import { refreshHeaders } from './renew-session.ts'
import { dropSession } from './session-store.ts'

/**
 * Ends the session here at once, with what was typed or sent up and not used yet, and on the server.
 * @throws when the server could not be told; the session then ends there by itself
 */
export async function endSession(locale: Locale): Promise<void> {
  dropSession('signed-out')
  dropEveryDraft()
  forgetEveryUpload()
  await browserCall(locale)(signOut, {}, { headers: refreshHeaders })
}
