import { LocateFixed } from 'lucide-react'
import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react'
import { usePhrases } from '../../../i18n/use-phrases.ts'
import { isPositionGranted } from '../../../map/is-position-granted.ts'
import type { LocatingProblem } from '../../../map/locate-viewer.ts'
import { useLocateViewer } from '../../../map/use-locate-viewer.ts'
import { readViewer } from '../../../session/viewer.ts'
import { buttonStyle } from '../../../ui/button-style.ts'
import { toast } from '../../../ui/toasts/toast.ts'
import { awaitNear, showMeanwhile } from './awaited-near.ts'

type ShareState = 'idle' | 'locating' | LocatingProblem

/**
 * Replaces the heading where the words ask for jobs nearby and the position is unknown: the button that asks the
 * device. A device that needs no permission any more is asked at once, and `awaited-near.ts` hides the list meanwhile.
 * After its answer the list is loaded again. Without a position the heading gives the reason in as many lines, so that
 * the list does not move. After a press a toast gives the next step.
 * @param place the area of the list meanwhile
 */
export function ShareForNear({ place }: { place: string }) {
  const t = usePhrases('search')
  const [state, share] = useShare()
  const isLocating = state === 'locating'
  const problem = state === 'idle' || state === 'locating' ? null : state
  const label = t(isLocating ? 'locating' : 'share')

  return (
    <header className="search-heading">
      <h1 className="min-w-0 flex-1" aria-live="polite">
        <span className="search-heading-count search-heading-share">
          {problem ? t(`notNear.${problem}`) : t('shareForNear')}
        </span>
        <span className="search-heading-count search-heading-locating">{t('locating')}</span>
        <span className="search-heading-where">{t(problem ? 'titleIn' : 'meanwhile', { place })}</span>
      </h1>
      <button
        type="button"
        onClick={() => void share()}
        aria-disabled={isLocating}
        className={`needs-scripts shrink-0 ${buttonStyle({ size: 'small' })}`}
      >
        <LocateFixed className="size-4" aria-hidden />
        <span className={problem ? 'sr-only' : undefined}>{label}</span>
      </button>
    </header>
  )
}

function useShare(): [ShareState, () => Promise<void>] {
  const t = usePhrases('search')
  const locateViewer = useLocateViewer()
  const [state, setState] = useState<ShareState>('idle')
  const locate = async (): Promise<LocatingProblem | null> => {
    if (state === 'locating') return null
    setState('locating')
    const found = await locateViewer()
    // With a position it stays until the list is loaded again.
    if (readViewer()) return null
    const problem = typeof found === 'string' ? found : null
    setState(problem ?? 'idle')
    showMeanwhile()
    return problem
  }
  const locateIfGranted = useEffectEvent(async () => {
    if (readViewer()) return
    if (await isPositionGranted()) await locate()
    else showMeanwhile()
  })
  useLayoutEffect(awaitNear, [])
  useEffect(() => void locateIfGranted(), [])
  const press = async () => {
    const problem = await locate()
    if (problem) toast(t(`afterNotNear.${problem}`), 'info')
  }
  return [state, press]
}
