import type { ShownJobAd } from '@qareeb/contract/job-ads/listed-job-ad'
import type { SearchFilters } from '@qareeb/contract/search/filters'
import { type ReactNode, useRef } from 'react'
import type { MapRef } from 'react-map-gl/maplibre'
import type { Viewer } from '../session/viewer.ts'
import { TryAgain } from '../ui/loading/try-again.tsx'
import { DistanceRings } from './distance-rings.tsx'
import { MapButtons } from './map-buttons.tsx'
import type { ShownMap } from './map-camera.ts'
import type { Circle } from './map-filters.ts'
import { MapFrame } from './map-frame.tsx'
import type { MapPosition } from './map-rectangle.ts'
import { MapPopup } from './marks/map-popup.tsx'
import { Marks } from './marks/marks.tsx'
import { useMapItems } from './marks/use-map-items.ts'
import { isByPage } from './movement.ts'
import { useFollowedPosition } from './use-followed-position.ts'
import { useOpenedMark } from './use-opened-mark.ts'
import { useSettledView } from './use-settled-view.ts'

export type JobMapProps = {
  /** Where the search stands. */
  position: MapPosition
  /** Where the map stands at first; it follows when this changes. */
  target: MapPosition
  /** The circle of the radius of the search. */
  circle: Circle | null
  /** The search with its area: bubbles and pins belong to this area. */
  filters: SearchFilters
  viewer: Viewer | null
  /** Ads of the list; the one pointed at shows its place even while a bubble holds it. */
  listed: readonly ShownJobAd[]
  /** A MapLibre style to use instead of the embedded map. */
  styleUrl: string | undefined
  /** The map stands elsewhere than the search: the reader has moved it and let go, or had left it there before. */
  onMove: (moved: ShownMap & { byReader: boolean }) => void
  onLocate: (viewer: Viewer) => void
  /** The small card of an ad that was opened on the map. */
  renderAd: (jobAd: ShownJobAd) => ReactNode
  /** The page's elements over the map. */
  children?: ReactNode
}

/** The map of jobs: bubbles, pins with pay, rings of distance. */
export default function JobMap({
  position,
  target,
  circle,
  filters,
  viewer,
  listed,
  styleUrl,
  ...on
}: JobMapProps) {
  const map = useRef<MapRef>(null)
  const { view, settle, start } = useSettledView(map, { position, target, onMove: on.onMove })
  const { opened, close, closeAndReturn, ...pressed } = useOpenedMark(map, viewer)
  const { items, failure, retry } = useMapItems(filters, view)
  useFollowedPosition(map, target)
  const shown = { filters, listed, viewer }

  return (
    <MapFrame
      ref={map}
      position={target}
      styleUrl={styleUrl}
      onReady={start}
      onMoveEnd={(event) => settle(!isByPage(event))}
      onClick={close}
    >
      <DistanceRings viewer={viewer} circle={circle} />
      <Marks items={items} view={view} viewer={viewer} listed={listed} {...pressed} />
      {opened && <MapPopup opened={opened} {...shown} renderAd={on.renderAd} onClose={closeAndReturn} />}
      <MapButtons
        onZoom={(steps) => map.current?.zoomTo(map.current.getZoom() + steps)}
        onLocate={on.onLocate}
      />
      {failure && <PinsMissing failure={failure} onAgain={retry} />}
      {on.children}
    </MapFrame>
  )
}

/** Why there are no pins, above the middle of the map. */
const PinsMissing = (props: { failure: string; onAgain: () => void }) => (
  <div className="absolute inset-x-0 top-[30%] z-5 mx-auto w-fit max-w-[calc(100%-8rem)] rounded-m bg-surface p-4 text-sm shadow-2">
    <TryAgain {...props} />
  </div>
)
