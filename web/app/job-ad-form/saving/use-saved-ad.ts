import type { TeamJobAd } from '@qareeb/contract/job-ads/job-ad-life'
import { useEffect, useEffectEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { dropDraft, keepDraft, recallDraft } from '../../forms/drafts.ts'
import { ApiError } from '../../http/api.ts'
import { usePaths, usePhrases } from '../../i18n/use-phrases.ts'
import { useFailureToast } from '../../session/use-failure-toast.ts'
import { toast } from '../../ui/toasts/toast.ts'
import { contentOf } from '../typed/content-of.ts'
import { type TypedJobAd, typedOf } from '../typed/typed-job-ad.ts'
import { useFieldErrors } from './use-field-errors.ts'
import { useStoreAd } from './use-store-ad.ts'

export type Conflict = { keepMine: () => Promise<void>; takeTheirs: () => void; close: () => void }

export type SavedAd = ReturnType<typeof useSavedAd>

/** Milliseconds without a change after which a draft is saved by itself. */
const restMs = 2_500

/**
 * What is typed, and its way to the server. Every change is kept in this tab at once, so that a reload, a lost
 * connection or a new sign-in loses nothing; drafts are also saved by themselves.
 */
export function useSavedAd({ jobAd, initial }: { jobAd: TeamJobAd | null; initial: TypedJobAd }) {
  const [stored, setStored] = useState(jobAd)
  const name = `job-ad-form:${stored?.id ?? 'new'}`
  const [typed, setTyped] = useState(() => recallTyped(name) ?? initial)
  const [saved, setSaved] = useState(jobAd ? initial : null)
  const [step, setStep] = useState<'idle' | 'saving' | 'failed'>('idle')
  const [theirs, setTheirs] = useState<TeamJobAd | null>(null)
  const { errors, show, clear } = useFieldErrors()
  const { store, read } = useStoreAd()
  const tellFailure = useFailureToast()
  const paths = usePaths()

  const adopt = (next: TeamJobAd, sent: TypedJobAd) => {
    dropDraft(name)
    clear()
    setStored(next)
    setSaved(sent)
    setStep('idle')
    // The same form goes on: a navigation would begin it anew.
    window.history.replaceState(window.history.state, '', paths.jobAdForm({ id: next.id }))
  }
  const save = async (present = stored): Promise<TeamJobAd | null> => {
    setStep('saving')
    try {
      const next = await store(contentOf(typed), present)
      adopt(next, typed)
      return next
    } catch (failure) {
      setStep('failed')
      if (present && isConflict(failure)) setTheirs(await read(present.id))
      else {
        show(failure)
        await tellFailure(failure)
      }
      return null
    }
  }
  const change = (next: (typed: TypedJobAd) => TypedJobAd) => setTyped(keeping(name, next))

  const isDraft = stored === null || stored.state === 'draft'
  const isSaved = typed === saved
  // What was never touched is not stored, and a failed save waits for the next change.
  useAfterRest(isDraft && !isSaved && step !== 'saving' && typed !== initial, typed, () => void save())

  const takeTheirs = (other: TeamJobAd) => {
    const next = typedOf(other.content)
    setTyped(next)
    adopt(other, next)
  }
  const conflict = theirs && conflictOf(theirs, { save, takeTheirs, close: () => setTheirs(null) })
  return { typed, change, stored, isDraft, isSaved, step, errors, show, save, conflict }
}

/** A change that is kept in this tab at once. */
const keeping = (name: string, next: (typed: TypedJobAd) => TypedJobAd) => (before: TypedJobAd) => {
  const after = next(before)
  keepDraft(name, { typed: after })
  return after
}

type Ways = {
  save: (over: TeamJobAd) => Promise<unknown>
  takeTheirs: (other: TeamJobAd) => void
  close: () => void
}

const conflictOf = (theirs: TeamJobAd, { save, takeTheirs, close }: Ways): Conflict => ({
  keepMine: async () => {
    close()
    await save(theirs)
  },
  takeTheirs: () => {
    close()
    takeTheirs(theirs)
  },
  close,
})

/** Runs something once nothing has changed for a while. */
function useAfterRest(isWanted: boolean, typed: TypedJobAd, run: () => void) {
  const latest = useEffectEvent(run)
  useEffect(() => {
    if (!isWanted) return undefined
    const timer = setTimeout(() => latest(), restMs)
    return () => clearTimeout(timer)
  }, [isWanted, typed])
}

/** Publishes what is typed: saved first, so that a refusal leaves it as it was saved. */
export function usePublish({ isSaved, stored, save, show }: SavedAd) {
  const t = usePhrases('jobAdForm')
  const { publish } = useStoreAd()
  const navigate = useNavigate()
  const paths = usePaths()
  const tellFailure = useFailureToast()
  return async () => {
    const ad = isSaved && stored ? stored : await save()
    if (!ad) return
    try {
      await publish(ad)
      toast(t('published'), 'success')
      await navigate(paths.jobAds())
    } catch (failure) {
      show(failure)
      await tellFailure(failure)
    }
  }
}

const isConflict = (failure: unknown) =>
  failure instanceof ApiError && failure.body?.code === 'jobAd.changedMeanwhile'

/** What this tab has kept of the form; its own shape, since nothing else writes under this name. */
const recallTyped = (name: string) => (recallDraft(name)?.['typed'] as TypedJobAd | undefined) ?? null
