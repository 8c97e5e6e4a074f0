import {
  changeJobAd,
  createJobAd,
  getDashboardJobAd,
  listOrganizationAds,
  type TeamJobAd,
} from '@qareeb/contract/job-ads/job-ad-life'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useRefresh } from '../../data/use-mutation-of.ts'
import { dropDraft, keepDraft, recallDraft } from '../../forms/drafts.ts'
import { useIdempotencyKey } from '../../forms/use-idempotency-key.ts'
import { ApiError } from '../../http/api.ts'
import { useLocale, usePaths, usePhrases } from '../../i18n/use-phrases.ts'
import { useCall } from '../../session/use-call.ts'
import { useFailureToast } from '../../session/use-failure-toast.ts'
import { toast } from '../../ui/toasts/toast.ts'
import { contentOf } from '../typed/content-of.ts'
import { fieldId, type FieldName, fieldOfPath } from '../typed/field-names.ts'
import { type TypedJobAd, typedOf } from '../typed/typed-job-ad.ts'

/** How the form stands to the server. */
export type SaveState = { kind: 'new' | 'dirty' | 'saving' | 'failed' } | { kind: 'saved'; at: Date }

export type Conflict = { keepMine: () => Promise<void>; takeTheirs: () => void; close: () => void }

export type SavedAd = ReturnType<typeof useSavedAd>

/** Milliseconds without a change after which a draft is saved by itself. */
const restMs = 2_500

type Given = { jobAd: TeamJobAd | null; initial: TypedJobAd }

/**
 * What is typed, and its way to the server. Every change is kept in this tab at once, so that a reload, a lost
 * connection or a new sign-in loses nothing; drafts are also saved by themselves.
 */
export function useSavedAd({ jobAd, initial }: Given) {
  const t = usePhrases('jobAdForm')
  const call = useCall()
  const refresh = useRefresh()
  const navigate = useNavigate()
  const paths = usePaths()
  const locale = useLocale()
  const tellFailure = useFailureToast()
  const keyFor = useIdempotencyKey()
  const [stored, setStored] = useState(jobAd)
  const draftName = `job-ad-form:${stored?.id ?? 'new'}`
  const [typed, setTyped] = useState(() => recallTyped(draftName) ?? initial)
  const [state, setState] = useState<SaveState>({ kind: stored ? 'saved' : 'new', at: new Date() } as SaveState)
  const [errors, setErrors] = useState<Partial<Record<FieldName, string>>>({})
  const [theirs, setTheirs] = useState<TeamJobAd | null>(null)
  const latest = useRef({ typed, stored })
  latest.current = { typed, stored }
  const running = useRef<Promise<TeamJobAd | null> | null>(null)

  const change = (next: (typed: TypedJobAd) => TypedJobAd) => {
    setTyped((before) => {
      const after = next(before)
      keepDraft(draftName, { typed: after })
      return after
    })
    setState({ kind: 'dirty' })
  }

  const send = async (over?: TeamJobAd): Promise<TeamJobAd | null> => {
    const { typed, stored } = latest.current
    const present = over ?? stored
    const content = contentOf(typed)
    setState({ kind: 'saving' })
    try {
      const saved = present
        ? await call(changeJobAd, {
            params: { id: present.id },
            body: { version: present.version, content },
          })
        : await call(createJobAd, { body: { content } }, { headers: keyFor(content) })
      dropDraft(draftName)
      setStored(saved)
      latest.current.stored = saved
      setErrors({})
      setState(latest.current.typed === typed ? { kind: 'saved', at: new Date() } : { kind: 'dirty' })
      refresh(listOrganizationAds, getDashboardJobAd)
      if (!present) void navigate(paths.jobAdForm({ id: saved.id }), { replace: true })
      return saved
    } catch (failure) {
      await handle(failure, present)
      return null
    }
  }

  const handle = async (failure: unknown, present: TeamJobAd | null) => {
    setState({ kind: 'failed' })
    if (!(failure instanceof ApiError)) return tellFailure(failure)
    if (failure.body?.code === 'jobAd.changedMeanwhile' && present) {
      const { team } = await call(getDashboardJobAd, { params: { id: present.id } })
      return setTheirs(team)
    }
    showErrors(failure)
    return tellFailure(failure)
  }

  const showErrors = ({ body }: ApiError) => {
    const found: Partial<Record<FieldName, string>> = {}
    for (const { path, message } of body?.errors ?? []) {
      const field = fieldOfPath(path.replace(/^content\./, ''), locale)
      if (field && !found[field]) found[field] = message
    }
    setErrors(found)
    const [first] = Object.keys(found)
    // The keys are those that were put in above.
    if (first) requestAnimationFrame(() => document.getElementById(fieldId(first as FieldName))?.focus())
  }

  /** Saves what is typed; a save that runs is waited for, and what was typed meanwhile is saved after it. */
  const save = async (over?: TeamJobAd): Promise<TeamJobAd | null> => {
    await running.current
    running.current = send(over)
    const saved = await running.current
    running.current = null
    return saved
  }

  const publish = async () => {
    const saved = state.kind === 'saved' && stored ? stored : await save()
    if (!saved) return
    try {
      const published = await call(changeJobAd, {
        params: { id: saved.id },
        body: { version: saved.version, status: 'published' },
      })
      dropDraft(draftName)
      setStored(published)
      refresh(listOrganizationAds, getDashboardJobAd)
      toast(t('published'), 'success')
      await navigate(paths.jobAds())
    } catch (failure) {
      if (failure instanceof ApiError) showErrors(failure)
      await tellFailure(failure)
    }
  }

  const isDraft = stored === null || stored.state === 'draft'
  useEffect(() => {
    if (!isDraft || state.kind !== 'dirty') return undefined
    const timer = setTimeout(() => void save(), restMs)
    return () => clearTimeout(timer)
  })

  const conflict: Conflict | null = theirs && {
    keepMine: async () => {
      setTheirs(null)
      await save(theirs)
    },
    takeTheirs: () => {
      dropDraft(draftName)
      setStored(theirs)
      setTyped(typedOf(theirs.content))
      setState({ kind: 'saved', at: new Date() })
      setTheirs(null)
    },
    close: () => setTheirs(null),
  }
  return { typed, change, stored, isDraft, state, errors, save, publish, conflict }
}

/** What this tab has kept of the form; its own shape, since nothing else writes under this name. */
const recallTyped = (name: string) => (recallDraft(name)?.['typed'] as TypedJobAd | undefined) ?? null
