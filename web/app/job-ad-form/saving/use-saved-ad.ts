import type { TeamJobAd } from '@qareeb/contract/job-ads/job-ad-life'
import { useState } from 'react'
import { ApiError } from '../../http/api.ts'
import { useFailureToast } from '../../session/use-failure-toast.ts'
import { contentOf } from '../typed/content-of.ts'
import { type TypedJobAd, typedOf } from '../typed/typed-job-ad.ts'
import { findUnreadFields } from '../typed/unread-fields.ts'
import { sendContent } from './send-content.ts'
import { useAfterRest, useWhenOnline } from './use-after-rest.ts'
import { isConflict, useConflict } from './use-conflict.ts'
import { useFieldErrors } from './use-field-errors.ts'
import { type OpenedForm, useKeptForm } from './use-kept-form.ts'
import { useStoreAd } from './use-store-ad.ts'

export type SavedAd = ReturnType<typeof useSavedAd>

/**
 * The typed ad, and how it is saved. Every change is stored in this tab at once, so that a reload, a lost
 * connection or a new sign-in loses nothing; drafts are also saved automatically, a copy once it was saved by hand.
 * @param names of the company and its branches, in which no word is refused
 */
export function useSavedAd(opened: OpenedForm, names: readonly string[]) {
  const kept = useKeptForm(opened)
  const { stored, typed, isChanged } = kept
  const told = useFieldErrors(typed, names)
  const { save, step, setStep, conflict } = useSave(kept, told)

  const change = (next: (typed: TypedJobAd) => TypedJobAd) => {
    kept.change(next)
    setStep((step) => (step === 'failed' ? 'idle' : step))
  }
  const isDraft = stored === null || stored.state === 'draft'
  const savesItself = isDraft && isChanged && !(stored === null && opened.copyOf !== null)
  const saveQuietly = () => void save({ isAsked: false })
  // A save that failed is not repeated before something changes or the connection is back.
  useAfterRest(savesItself && step === 'idle', typed, saveQuietly)
  useWhenOnline(savesItself && step === 'failed', saveQuietly)

  // A type that was lowered to the plan is stored with the next save.
  const isSaved = stored !== null && !isChanged && stored.content.adType === typed.adType
  const { errors, showRefused, showObstacles } = told
  return {
    typed,
    change,
    stored,
    isDraft,
    isSaved,
    isChanged,
    step,
    errors,
    showRefused,
    showObstacles,
    save,
    conflict,
  }
}

/** Stores the typed content, and shows the result. */
function useSave(
  kept: ReturnType<typeof useKeptForm>,
  { showRefused, showUnread }: ReturnType<typeof useFieldErrors>,
) {
  const { stored, typed } = kept
  const [step, setStep] = useState<'idle' | 'saving' | 'failed'>('idle')
  const conflict = useConflict()
  const { send, read } = useStoreAd()
  const tellFailure = useFailureToast()

  const onFailed = async (failure: unknown, isAsked: boolean) => {
    setStep('failed')
    if (stored && isConflict(failure)) return conflict.show(await read(stored.id))
    showRefused(failure, isAsked)
    // The state of the form shows a lost connection; an automatic save has no other notice.
    if (isAsked || failure instanceof ApiError) await tellFailure(failure)
  }
  const save = async ({ target = kept.target(), isAsked = true } = {}): Promise<TeamJobAd | null> => {
    setStep('saving')
    const unread = findUnreadFields(typed)
    try {
      const wanted = { content: contentOf(typed), target, unanswered: kept.unanswered() }
      const next = await sendContent(wanted, { send, keep: kept.remember, newKey: () => crypto.randomUUID() })
      kept.adopt(next, { sent: typed, isWhole: unread.length === 0 })
      showUnread(unread, isAsked)
      setStep('idle')
      return next
    } catch (failure) {
      // In a conflict the newer ad may fail to load; then the next save reports it again.
      await onFailed(failure, isAsked).catch(tellFailure)
      return null
    }
  }
  const take = (theirs: TeamJobAd) => {
    const next = typedOf(theirs.content)
    kept.setTyped(next)
    kept.adopt(theirs, { sent: next, isWhole: true })
    showUnread([], false)
    setStep('idle')
  }
  const ways = conflict.ways((target) => save({ target }), take)
  return { save, step, setStep, conflict: ways }
}
