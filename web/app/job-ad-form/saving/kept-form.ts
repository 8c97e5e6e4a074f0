import { dropDraft, keepDraft, recallDraft } from '../../forms/drafts.ts'
import { isGuest } from '../../session/draft-access.ts'
import type { TypedJobAd } from '../typed/typed-job-ad.ts'
import type { Sending } from './send-content.ts'

/** The stored state of a form in this tab, for a reload, another language or a new sign-in. */
export type KeptForm = {
  typed: TypedJobAd
  /** Of the stored ad when this was typed, so that a change of somebody else is noticed; 0 for a new ad. */
  version: number
  unanswered: Sending | null
}

/** Names the form of an ad. @param copyOf the ad whose content a new one begins with */
export const keptNameOf = (form: { companyId: string; id: string | null; copyOf?: string | null }): string =>
  `job-ad-form/${form.companyId}/${form.id ?? (form.copyOf ? `copy-of-${form.copyOf}` : 'new')}`

/** Keeps the state for the person who is signed in. Once their session has ended it stays theirs, as it was then. */
export function keepForm(name: string, kept: KeptForm): void {
  if (!isGuest()) keepDraft(name, kept)
}

/** The stored state; `keepForm` alone writes under these names. */
export const recallForm = (name: string): KeptForm | null => recallDraft(name) as KeptForm | null

export const dropForm = (name: string): void => dropDraft(name)
