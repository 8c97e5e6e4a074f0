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

type Share = {
  isLocating: boolean
  /** The reason why the position is unknown. */
  problem: LocatingProblem | null
  share: () => Promise<void>
}

/**
 * Asks the device for the position that a list of jobs nearby wants: at once where no permission is needed any more,
 * while `awaited-near.ts` hides the list, else with a press. After its answer the list is loaded again.
 * @param isWanted whether the shown list wants the position
 */
export function useShareForNear(isWanted: boolean): Share {
  const t = usePhrases('search')
  const locateViewer = useLocateViewer()
  const [isLocating, setIsLocating] = useState(false)
  const [problem, setProblem] = useState<LocatingProblem | null>(null)
  const share = async () => {
    if (isLocating) return
    setIsLocating(true)
    const found = await locateViewer()
    // With a position it waits until the list is loaded again.
    if (readViewer()) return
    const reason = typeof found === 'string' ? found : null
    setIsLocating(false)
    setProblem(reason)
    showMeanwhile()
    if (reason) toast(t(`afterNotNear.${reason}`), 'info')
  }
  const locateIfGranted = useEffectEvent(async () => {
    if (readViewer()) return
    if (await isPositionGranted()) await share()
    else showMeanwhile()
  })
  useLayoutEffect(() => {
    if (!isWanted) return undefined
    const endWaiting = awaitNear()
    return () => {
      endWaiting()
      // The next search nearby begins without them.
      setIsLocating(false)
      setProblem(null)
    }
  }, [isWanted])
  useEffect(() => {
    if (isWanted) void locateIfGranted()
  }, [isWanted])
  return { isLocating, problem, share }
}

/**
 * The heading where the words ask for jobs nearby and the position is unknown. The reason stands in the room of the
 * offer, so that the list below does not move; a toast has said what to do next.
 * @param place the area of the list meanwhile
 */
export function NearWords({ isLocating, problem, place }: Omit<Share, 'share'> & { place: string }) {
  const t = usePhrases('search')
  const idle = problem ? t(`notNear.${problem}`) : t('shareForNear')
  return (
    <>
      <span className="search-heading-count search-heading-share">{isLocating ? t('locating') : idle}</span>
      <span className="search-heading-count search-heading-locating">{t('locating')}</span>
      <span className="search-heading-where">{t(problem ? 'titleIn' : 'meanwhile', { place })}</span>
    </>
  )
}

/** The button beside it. */
export function ShareButton({ isLocating, problem, share }: Share) {
  const t = usePhrases('search')
  return (
    <button
      type="button"
      onClick={() => void share()}
      aria-disabled={isLocating}
      className={`needs-scripts shrink-0 ${buttonStyle({ size: 'small' })}`}
    >
      <LocateFixed className="size-4" aria-hidden />
      <span className={problem ? 'sr-only' : undefined}>{t(isLocating ? 'locating' : 'share')}</span>
    </button>
  )
}
