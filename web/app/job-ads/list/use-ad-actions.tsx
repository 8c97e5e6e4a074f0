import type { TeamJobAdRow } from '@qareeb/contract/job-ads/job-ad-life'
import { type ReactNode, useState } from 'react'
import { useNavigate } from 'react-router'
import { useRefresh } from '../../data/use-mutation-of.ts'
import { codeOf } from '../../forms/read-failure.ts'
import { readIn } from '../../i18n/bilingual.ts'
import { useLocale, usePaths } from '../../i18n/use-phrases.ts'
import { useNow } from '../../page/use-site.ts'
import { useFailureToast } from '../../session/use-failure-toast.ts'
import { clearToasts } from '../../ui/toasts/toast.ts'
import { useNotPublishedToast } from '../publishing/use-not-published-toast.ts'
import type { AdAction } from './ad-actions.ts'
import { CloseDialog } from './closing/close-dialog.tsx'
import { DeadlineDialog } from './deadline/deadline-dialog.tsx'
import { isOpening, needsDeadline, type OpeningAction } from './deadline/new-deadline.ts'
import { DeleteDialog } from './delete-dialog.tsx'
import { invalidatedByAd } from './invalidated-by-ad.ts'
import { useAdTitle } from './use-ad-title.ts'
import { type AdChange, useChangeAd } from './use-change-ad.ts'

type Ad = Pick<TeamJobAdRow, 'id' | 'version' | 'title' | 'slugs' | 'state' | 'expiresAt' | 'deadline'> & {
  /** How many candidates closing the ad writes to. */
  candidates: Pick<TeamJobAdRow['candidates'], 'open'>
}

type AdActions = {
  /** Does what a button or the menu names. */
  choose: (action: AdAction) => void
  isRunning: boolean
  /** The dialog that is open, to be drawn once. */
  dialog: ReactNode
}

/**
 * The actions for one ad, from its line or from its page.
 * @param onDeleted called after a draft is deleted
 */
export function useAdActions(ad: Ad, { onDeleted }: { onDeleted?: () => void } = {}): AdActions {
  const go = useGoTo(ad)
  const change = useChangeAd()
  const now = useNow()
  const [asked, setAsked] = useState<Asked | null>(null)
  const run = (what: AdChange) => change(ad, what)
  const { start, isRunning } = useStart(run, () => go('complete'))
  const choose = (action: AdAction) => {
    if (action === 'close' || action === 'delete') return setAsked(action)
    if (!isOpening(action)) return go(action)
    return needsDeadline(action, ad, now) ? setAsked(action) : void start({ kind: action })
  }
  const close = () => setAsked(null)
  const dialog = asked && <AdDialog ad={ad} asked={asked} run={run} onClose={close} onDeleted={onDeleted} />
  return { choose, isRunning, dialog }
}

/** A question before an action. */
type Asked = 'close' | 'delete' | OpeningAction

type AdDialogProps = {
  ad: Ad
  asked: Asked
  run: (change: AdChange) => Promise<void>
  onClose: () => void
  onDeleted: (() => void) | undefined
}

function AdDialog({ ad, asked, run, onClose, onDeleted }: AdDialogProps) {
  const title = useAdTitle()(ad.title)
  if (asked === 'delete') return <DeleteDialog jobAdId={ad.id} {...{ title, onClose, onDeleted }} />
  if (asked === 'close')
    return (
      <CloseDialog
        ads={[{ id: ad.id, title, openCandidates: ad.candidates.open }]}
        onClose={onClose}
        onConfirm={(closing) => run({ kind: 'close', ...closing })}
      />
    )
  const { expiresAt, deadline } = ad
  // After it was changed the ad is read again, and nothing is left to ask.
  if (deadline === null) return null
  const onConfirm = (next: string | null) => run({ kind: asked, deadline: next })
  return <DeadlineDialog action={asked} ad={{ expiresAt, deadline }} {...{ title, onClose, onConfirm }} />
}

/** Leads to the page on which an action is done. */
function useGoTo({ id, slugs, title }: Ad): (action: AdAction | 'complete') => void {
  const paths = usePaths()
  const navigate = useNavigate()
  const { locale } = readIn(useLocale(), title)
  const form = (address: Parameters<typeof paths.jobAdForm>[0] = {}) => paths.jobAdForm({ id, ...address })
  return (action) => {
    if (action === 'candidates') return void navigate(paths.dashboardJobAd(id))
    if (action === 'view') return void navigate(paths.jobAd(slugs[locale] ?? id))
    if (action === 'complete') return void navigate(form({ check: true }))
    if (action === 'preview') return void navigate(form({ preview: true }))
    return void navigate(form(action === 'republish' ? { republish: true } : {}))
  }
}

/** Refusals that the form of the ad shows how to mend. */
const leadsToForm = new Set<string | undefined>(['jobAd.incomplete', 'jobAd.typeAbovePlan'])

/**
 * Runs a change, one at a time. After a refusal the ads are read again: the shown state may be an old one.
 * @param complete leads to the fields of an ad that lacks something
 */
function useStart(run: (change: AdChange) => Promise<void>, complete: () => void) {
  const tellFailure = useFailureToast()
  const tellNotPublished = useNotPublishedToast()
  const refresh = useRefresh()
  const [isRunning, setIsRunning] = useState(false)
  const start = async (change: AdChange) => {
    if (isRunning) return
    setIsRunning(true)
    clearToasts()
    try {
      await run(change)
    } catch (failure) {
      await (change.kind.startsWith('publish') ? tellNotPublished : tellFailure)(failure)
      refresh(...invalidatedByAd)
      if (leadsToForm.has(codeOf(failure))) complete()
    } finally {
      setIsRunning(false)
    }
  }
  return { start, isRunning }
}
