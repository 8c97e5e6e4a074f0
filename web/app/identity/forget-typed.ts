import { forgetEveryUpload } from '../files/kept-upload.ts'
import { dropEveryDraft } from '../forms/drafts.ts'

/** Forgets what was typed and sent up in this tab and not used yet. */
export function forgetTyped() {
  dropEveryDraft()
  forgetEveryUpload()
}
