import { LocateFixed, Minus, Plus } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { type MapRef, useMap } from 'react-map-gl/maplibre'
import { usePhrases } from '../i18n/use-phrases.ts'
import type { Viewer } from '../session/viewer.ts'
import type { LocatingProblem } from './locate-viewer.ts'
import { useLocateViewer } from './use-locate-viewer.ts'
import { useMapZoom } from './use-map-zoom.ts'

type MapButtonsProps = { onZoom: (steps: 1 | -1) => void; onLocate: (viewer: Viewer) => void }

/** Zoom and "find my location", in the corner where the thumb is. */
export function MapButtons({ onZoom, onLocate }: MapButtonsProps) {
  const t = usePhrases('map')
  const locateViewer = useLocateViewer()
  const [problem, setProblem] = useState<LocatingProblem | null>(null)
  const [isLocating, setIsLocating] = useState(false)
  const { isClosest, isWidest } = useZoomLimits()

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
      <MapButton label={t('zoomIn')} refusal={isClosest && t('closest')} onClick={() => onZoom(1)}>
        <Plus className="size-5" aria-hidden />
      </MapButton>
      <MapButton label={t('zoomOut')} refusal={isWidest && t('widest')} onClick={() => onZoom(-1)}>
        <Minus className="size-5" aria-hidden />
      </MapButton>
    </div>
  )
}

/** Whether the map can be zoomed in no closer, or out no wider. */
function useZoomLimits() {
  const map = useMap().current
  const zoom = useMapZoom(map)
  return {
    isClosest: map !== undefined && zoom >= map.getMaxZoom(),
    isWidest: map !== undefined && (zoom <= map.getMinZoom() || fillsBounds(map)),
  }
}

/** Degrees within which two borders are the same. */
const margin = 0.01

/**
 * Whether the map shows its whole allowed area from west to east, or from south to north. It cannot be zoomed out then,
 * though the zoom of a wide map is still above the minimum.
 */
function fillsBounds(map: MapRef): boolean {
  const most = map.getMaxBounds()
  if (!most) return false
  const shown = map.getBounds()
  return (
    shown.getEast() - shown.getWest() >= most.getEast() - most.getWest() - margin ||
    shown.getNorth() - shown.getSouth() >= most.getNorth() - most.getSouth() - margin
  )
}

type MapButtonProps = {
  label: string
  isBusy?: boolean
  /** The reason why it does nothing now; false when it does something. */
  refusal?: string | false
  onClick: () => void
  children: ReactNode
}

function MapButton({ label, isBusy = false, refusal = false, onClick, children }: MapButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={refusal || label}
      aria-busy={isBusy}
      aria-disabled={refusal !== false || undefined}
      onClick={() => refusal === false && onClick()}
      className="grid size-11 place-items-center rounded-full border border-line bg-surface text-ink shadow-2 transition-colors hover:bg-sunken aria-busy:animate-pulse aria-disabled:cursor-not-allowed aria-disabled:bg-surface aria-disabled:text-ink-3/60"
    >
      {children}
    </button>
  )
}
