import { candidateBounds } from '@qareeb/contract/candidates'
import { dropDraft, keepDraft, recallDraft } from '../../forms/drafts.ts'
import type { SentApplication } from '../apply-values.ts'

/** The name of the draft of an application's form. */
export const draftName = (jobAdId: string) => `apply/${jobAdId}`

const sentName = (jobAdId: string) => `applied/${jobAdId}`
const secretName = (jobAdId: string) => `undo/${jobAdId}`

/** Keeps in this tab what was sent a moment ago, so that it can be undone after a reload. */
export function keepSent(jobAdId: string, sent: SentApplication) {
  keepDraft(sentName(jobAdId), { sent })
  dropDraft(secretName(jobAdId))
}

/** The applications that this tab has sent, as long as they can be undone. */
export function recallSent(jobAdId: string, now = Date.now()): SentApplication | null {
  // Written by `keepSent` alone.
  const sent = recallDraft(sentName(jobAdId))?.sent as SentApplication | undefined
  return sent && now - sent.sentAt < candidateBounds.undoSeconds * 1_000 ? sent : null
}

/**
 * After an undo the form begins with the content that was sent. The server has erased an upload by then: the page sends it
 * again if it still has the bytes. Otherwise the file of the profile takes its place.
 * @returns the name of an uploaded file that is gone
 */
export function restoreDraft(
  jobAdId: string,
  { content, fileName }: SentApplication,
  { hasBytes }: { hasBytes: boolean },
): string | null {
  dropDraft(sentName(jobAdId))
  const lostFile = hasBytes ? null : fileName
  keepDraft(draftName(jobAdId), lostFile === null ? content : { ...content, hasOtherFile: false })
  return lostFile
}

/** The secret that undoes the next application from this tab: the same until it was sent, after a reload too. */
export function undoSecretOf(jobAdId: string): string {
  const kept = recallDraft(secretName(jobAdId))?.secret
  if (typeof kept === 'string') return kept
  const secret = crypto.randomUUID()
  keepDraft(secretName(jobAdId), { secret })
  return secret
}
