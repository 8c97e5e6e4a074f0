import { Minus, Plus } from 'lucide-react'
import { useMap } from 'react-map-gl/maplibre'
import { usePhrases } from '../i18n/use-phrases.ts'

const look =
  'grid size-10 place-items-center rounded-full border border-line bg-surface text-ink shadow-2 transition-colors hover:bg-sunken'

/** Comes closer and goes farther, for anyone who has neither a wheel nor two fingers on the map. */
export function MapZoom() {
  const t = usePhrases('map')
  const map = useMap().current
  return (
    <div className="absolute end-3 top-3 z-5 grid gap-2">
      <button
        type="button"
        aria-label={t('zoomIn')}
        title={t('zoomIn')}
        onClick={() => map?.zoomIn()}
        className={look}
      >
        <Plus className="size-4" aria-hidden />
      </button>
      <button
        type="button"
        aria-label={t('zoomOut')}
        title={t('zoomOut')}
        onClick={() => map?.zoomOut()}
        className={look}
      >
        <Minus className="size-4" aria-hidden />
      </button>
    </div>
  )
}
