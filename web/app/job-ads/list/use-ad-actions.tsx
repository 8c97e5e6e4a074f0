import type { TeamJobAdRow } from '@qareeb/contract/job-ads/job-ad-life'
import { type ReactNode, useState } from 'react'
import { useNavigate } from 'react-router'
import { useRefresh } from '../../data/use-mutation-of.ts'
import { readIn } from '../../i18n/bilingual.ts'
import { useLocale, usePaths } from '../../i18n/use-phrases.ts'
import { useFailureToast } from '../../session/use-failure-toast.ts'
import { clearToasts } from '../../ui/toasts/toast.ts'
import type { AdAction } from './ad-actions.ts'
import { adAnswers } from './ad-answers.ts'
import { CloseDialog } from './closing/close-dialog.tsx'
import { DeleteDialog } from './delete-dialog.tsx'
import { useAdTitle } from './use-ad-title.ts'
import { type AdChange, useChangeAd } from './use-change-ad.ts'

type Ad = Pick<TeamJobAdRow, 'id' | 'version' | 'title' | 'slugs' | 'state'> & {
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
  const title = useAdTitle()(ad.title)
  const [asked, setAsked] = useState<'close' | 'delete' | null>(null)
  const run = (what: AdChange) => change(ad, what)
  const { start, isRunning } = useStart(run)
  const choose = (action: AdAction) => {
    if (action === 'close' || action === 'delete') return setAsked(action)
    if (action === 'publish' || action === 'publishAgain' || action === 'extend')
      return void start({ kind: action })
    return go(action)
  }
  const close = () => setAsked(null)
  return {
    choose,
    isRunning,
    dialog:
      asked === 'close' ? (
        <CloseDialog
          ads={[{ id: ad.id, title, openCandidates: ad.candidates.open }]}
          onClose={close}
          onConfirm={(closing) => run({ kind: 'close', ...closing })}
        />
      ) : (
        asked === 'delete' && (
          <DeleteDialog jobAdId={ad.id} title={title} onClose={close} onDeleted={onDeleted} />
        )
      ),
  }
}

/** Leads to the page on which an action is done. */
function useGoTo({ id, slugs, title }: Ad): (action: AdAction) => void {
  const paths = usePaths()
  const navigate = useNavigate()
  const { locale } = readIn(useLocale(), title)
  const form = (address: { republish?: true; preview?: true } = {}) => paths.jobAdForm({ id, ...address })
  return (action) => {
    if (action === 'candidates') return void navigate(paths.dashboardJobAd(id))
    if (action === 'view') return void navigate(paths.jobAd(slugs[locale] ?? id))
    if (action === 'preview') return void navigate(form({ preview: true }))
    return void navigate(form(action === 'republish' ? { republish: true } : {}))
  }
}

/** Runs a change, one at a time. After a refusal the ads are read again: the shown state may be an old one. */
function useStart(run: (change: AdChange) => Promise<void>) {
  const tellFailure = useFailureToast()
  const refresh = useRefresh()
  const [isRunning, setIsRunning] = useState(false)
  const start = async (change: AdChange) => {
    if (isRunning) return
    setIsRunning(true)
    clearToasts()
    try {
      await run(change)
    } catch (failure) {
      await tellFailure(failure)
      refresh(...adAnswers)
    } finally {
      setIsRunning(false)
    }
  }
  return { start, isRunning }
}
