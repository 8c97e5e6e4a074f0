import { LocateFixed, Minus, Plus } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { usePhrases } from '../i18n/use-phrases.ts'
import type { Viewer } from '../session/viewer.ts'
import type { LocatingProblem } from './locate-viewer.ts'
import { useLocateViewer } from './use-locate-viewer.ts'

type MapButtonsProps = { onZoom: (steps: 1 | -1) => void; onLocate: (viewer: Viewer) => void }

/** Zoom and "find my location", in the corner where the thumb is. */
export function MapButtons({ onZoom, onLocate }: MapButtonsProps) {
  const t = usePhrases('map')
  const locateViewer = useLocateViewer()
  const [problem, setProblem] = useState<LocatingProblem | null>(null)
  const [isLocating, setIsLocating] = useState(false)

  const locate = async () => {
    setIsLocating(true)
    const found = await locateViewer()
    setIsLocating(false)
    if (found === null) return
    if (typeof found === 'string') return setProblem(found)
    setProblem(null)
    onLocate(found)
  }

  return (
    <div className="search-map-buttons flex flex-col items-end gap-2.5">
      {/* On phones below the buttons, which stay where they were pressed. */}
      <p
        role="status"
        className="max-w-64 max-md:order-last rounded-m bg-surface px-4 py-3 text-sm shadow-2 empty:hidden"
      >
        {problem && t(problem)}
      </p>
      <MapButton label={t(isLocating ? 'locating' : 'locateMe')} isBusy={isLocating} onClick={locate}>
        <LocateFixed className="size-5" aria-hidden />
      </MapButton>
      <MapButton label={t('zoomIn')} onClick={() => onZoom(1)}>
        <Plus className="size-5" aria-hidden />
      </MapButton>
      <MapButton label={t('zoomOut')} onClick={() => onZoom(-1)}>
        <Minus className="size-5" aria-hidden />
      </MapButton>
    </div>
  )
}

type MapButtonProps = { label: string; isBusy?: boolean; onClick: () => void; children: ReactNode }

function MapButton({ label, isBusy = false, onClick, children }: MapButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-busy={isBusy}
      onClick={onClick}
      className="grid size-11 place-items-center rounded-full border border-line bg-surface text-ink shadow-2 transition-colors hover:bg-sunken aria-busy:animate-pulse"
    >
      {children}
    </button>
  )
}
