import './branches.css'
import { type ReactNode, Suspense } from 'react'
import { usePhrases } from '../i18n/use-phrases.ts'
import { MapBoundary, MapMissing } from '../map/map-boundary.tsx'
import { useMapReadiness } from '../map/use-map-readiness.ts'
import { cx } from '../ui/cx.ts'

type BranchMapFrameProps = {
  /** The text where the browser has no map, and where the map does not load. */
  impossible: string
  className: string
  children: ReactNode
}

/** The box of a map, whose code is loaded after the page. */
export function BranchMapFrame({ impossible, className, children }: BranchMapFrameProps) {
  const t = usePhrases('organizationLocations')
  const readiness = useMapReadiness()
  return (
    <div className={cx('branches-map relative', className)}>
      {readiness === 'impossible' && <MapMissing text={impossible} />}
      {readiness === 'waiting' && <MapWaits />}
      {readiness === 'ready' && (
        <MapBoundary text={t('mapNotLoaded')}>
          <Suspense fallback={<MapWaits />}>{children}</Suspense>
        </MapBoundary>
      )}
    </div>
  )
}

function MapWaits() {
  const t = usePhrases('map')
  return <p className="search-map-painting">{t('loading')}</p>
}
