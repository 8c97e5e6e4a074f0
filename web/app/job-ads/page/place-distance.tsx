import { LocateFixed } from 'lucide-react'
import { useState } from 'react'
import { useFormats } from '../../i18n/use-formats.ts'
import { usePhrases } from '../../i18n/use-phrases.ts'
import { askForPosition } from '../../map/ask-for-position.ts'
import type { LocatingProblem } from '../../map/locate-viewer.ts'
import { Badge } from '../../ui/badge.tsx'
import { buttonStyle } from '../../ui/button-style.ts'

/** How far the chosen address is, or the button that asks the device where the reader is. */
export function PlaceDistance({ distanceKm }: { distanceKm: number | null }) {
  const units = usePhrases('units')
  const format = useFormats()
  const { problem, isLocating, locate } = useLocating()
  if (distanceKm === null) return <AskForDistance {...{ problem, isLocating, locate }} />

  return (
    <output
      // The button that was pressed is gone; whoever pressed it stays here.
      ref={isLocating ? focus : undefined}
      tabIndex={-1}
      className="mt-4 flex min-h-11 flex-wrap items-center gap-x-2 text-sm text-ink-2 outline-none"
    >
      <Badge tone="accent">{format.distance(distanceKm)}</Badge>
      {units('straightLine')}
    </output>
  )
}

type Locating = { problem: LocatingProblem | null; isLocating: boolean; locate: () => void }

/** Asks the device once for each press; when it answers, the distance takes the place of the button. */
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

function AskForDistance({ problem, isLocating, locate }: Locating) {
  const t = usePhrases('jobPage')
  return (
    <div className="needs-scripts mt-4">
      <button
        type="button"
        onClick={locate}
        aria-disabled={isLocating}
        className={buttonStyle({ kind: 'soft' })}
      >
        <LocateFixed className="size-[1.1rem]" aria-hidden />
        {isLocating ? t('locating') : t('showDistance')}
      </button>
      <output className="block text-sm text-ink-2 not-empty:mt-2">
        {problem === 'refused' && t('positionRefused')}
        {problem === 'unavailable' && t('positionUnknown')}
        {problem === 'abroad' && t('positionAbroad')}
      </output>
    </div>
  )
}

const focus = (element: HTMLElement | null) => element?.focus()
