import { LocateFixed } from 'lucide-react'
import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react'
import { usePhrases } from '../../../i18n/use-phrases.ts'
import { isPositionGranted } from '../../../map/is-position-granted.ts'
import type { LocatingProblem } from '../../../map/locate-viewer.ts'
import { useLocateViewer } from '../../../map/use-locate-viewer.ts'
import { readViewer } from '../../../session/viewer.ts'
import { buttonStyle } from '../../../ui/button-style.ts'
import { awaitNear, showMeanwhile } from './awaited-near.ts'

type ShareState = 'idle' | 'locating' | LocatingProblem

/**
 * Replaces the heading where the words ask for jobs nearby and the position is unknown: the button that asks the
 * device. A device that needs no permission any more is asked at once, and `awaited-near.ts` hides the list meanwhile.
 * After its answer the list is loaded again.
 * @param place the area of the list meanwhile
 */
export function ShareForNear({ place }: { place: string }) {
  const t = usePhrases('search')
  const [state, locate] = useShare()
  const isLocating = state === 'locating'
  const problem = state === 'idle' || state === 'locating' ? null : state
  const label = t(isLocating ? 'locating' : 'share')

  return (
    <header className="search-heading">
      <h1 className={problem ? 'sr-only' : 'min-w-0 flex-1'}>
        <span className="search-heading-count search-heading-share">{t('shareForNear')}</span>
        <span className="search-heading-count search-heading-locating">{t('locating')}</span>
        <span className="search-heading-where">{t('meanwhile', { place })}</span>
      </h1>
      <Problem problem={problem} />
      <button
        type="button"
        onClick={() => void locate()}
        aria-disabled={isLocating}
        className={`needs-scripts shrink-0 ${buttonStyle({ size: 'small' })}`}
      >
        <LocateFixed className="size-4" aria-hidden />
        <span className={problem ? 'sr-only' : undefined}>{label}</span>
      </button>
    </header>
  )
}

/** The reason why the position is unknown stands in the room of the offer, so that the list below does not move. */
function Problem({ problem }: { problem: LocatingProblem | null }) {
  const map = usePhrases('map')
  return (
    <output className="min-w-0 flex-1 text-[0.8125rem] leading-4.5 text-ink-2 empty:hidden">
      {problem && map(problem)}
    </output>
  )
}

function useShare(): [ShareState, () => Promise<void>] {
  const locateViewer = useLocateViewer()
  const [state, setState] = useState<ShareState>('idle')
  const locate = async () => {
    if (state === 'locating') return
    setState('locating')
    const found = await locateViewer()
    // With a position it stays until the list is loaded again.
    if (readViewer()) return
    setState(typeof found === 'string' ? found : 'idle')
    showMeanwhile()
  }
  const locateIfGranted = useEffectEvent(async () => {
    if (readViewer()) return
    if (await isPositionGranted()) await locate()
    else showMeanwhile()
  })
  useLayoutEffect(awaitNear, [])
  useEffect(() => void locateIfGranted(), [])
  return [state, locate]
}
