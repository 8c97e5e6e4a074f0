import { LocateFixed } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useFormats } from '../../../i18n/use-formats.ts'
import { usePhrases } from '../../../i18n/use-phrases.ts'
import { askForPosition } from '../../../map/ask-for-position.ts'
import type { LocatingProblem } from '../../../map/locate-viewer.ts'
import { buttonStyle } from '../../../ui/button-style.ts'
import { cx } from '../../../ui/cx.ts'

type LocationDistanceProps = {
  distanceKm: number | null
  /** The text before it in the line: the place of work. */
  children: ReactNode
}

/** How far the chosen location is, or in its place the button that asks the device where the reader is. */
export function LocationDistance({ distanceKm, children }: LocationDistanceProps) {
  const { problem, isLocating, locate } = useLocating()
  return (
    <div className="ad-summary-place">
      {children}
      {distanceKm === null ? (
        <AskForDistance isLocating={isLocating} locate={locate} />
      ) : (
        <Distance distanceKm={distanceKm} isAnswer={isLocating} />
      )}
      {distanceKm === null && <Problem problem={problem} />}
    </div>
  )
}

function Distance({ distanceKm, isAnswer }: { distanceKm: number; isAnswer: boolean }) {
  const units = usePhrases('units')
  const format = useFormats()
  return (
    <output
      // The pressed button is gone; its focus stays here.
      ref={isAnswer ? focus : undefined}
      tabIndex={-1}
      className="ad-summary-distance"
    >
      <strong className="text-[0.95rem] font-semibold text-ink">{format.distance(distanceKm)}</strong>
      {units('straightLine')}
    </output>
  )
}

type Locating = { problem: LocatingProblem | null; isLocating: boolean; locate: () => void }

/** Requests the position of the device once for each press; the distance then replaces the button. */
function useLocating(): Locating {
  const [state, setState] = useState<'idle' | 'locating' | LocatingProblem>('idle')
  const locate = async () => {
    setState('locating')
    const found = await askForPosition()
    if (typeof found === 'string') setState(found)
  }
  const isLocating = state === 'locating'
  return { problem: state === 'idle' || isLocating ? null : state, isLocating, locate: () => void locate() }
}

function AskForDistance({ isLocating, locate }: Omit<Locating, 'problem'>) {
  const t = usePhrases('jobPage')
  return (
    <button
      type="button"
      onClick={locate}
      aria-disabled={isLocating}
      className={cx('needs-scripts print:hidden', buttonStyle({ kind: 'soft' }), '!px-4 text-sm')}
    >
      <LocateFixed className="size-[1.1rem]" aria-hidden />
      {isLocating ? t('locating') : t('showDistance')}
    </button>
  )
}

function Problem({ problem }: Pick<Locating, 'problem'>) {
  const t = usePhrases('jobPage')
  return (
    <output className="block basis-full text-sm text-ink-2 not-empty:mt-2">
      {problem === 'refused' && t('positionRefused')}
      {problem === 'unavailable' && t('positionUnknown')}
      {problem === 'abroad' && t('positionAbroad')}
    </output>
  )
}

const focus = (element: HTMLElement | null) => element?.focus()
