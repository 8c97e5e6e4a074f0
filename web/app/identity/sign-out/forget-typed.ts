import { forgetEveryUpload } from '../../files/kept-upload.ts'
import { dropEveryDraft } from '../../forms/drafts.ts'
import { forgetAnswers } from '../email-links/answered-links.ts'

/** Forgets what was typed and sent up in this tab and not used yet, and what mailed links have done. */
export function forgetTyped() {
  dropEveryDraft()
  forgetEveryUpload()
  forgetAnswers()
}
