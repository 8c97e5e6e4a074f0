import type { ShownJobAd } from '@qareeb/contract/job-ads/listed-job-ad'
import { lazy, Suspense, useMemo } from 'react'
import { useLocation } from 'react-router'
import { usePhrases } from '../../i18n/use-phrases.ts'
import { MapBoundary } from '../../map/map-boundary.tsx'
import type { Circle } from '../../map/map-filters.ts'
import { type MapPosition, roundBounds } from '../../map/map-rectangle.ts'
import { useMapReadiness } from '../../map/use-map-readiness.ts'
import { useSite } from '../../page/use-site.ts'
import { roughly, useViewer, type Viewer } from '../../session/viewer.ts'
import { inArea, searchedFilters, withoutNear } from '../address/search-address.ts'
import type { MapView } from '../layout/use-map-view.ts'
import { useSearch } from '../results/use-search.ts'
import { MapImpossible } from './map-impossible.tsx'
import { PinCard } from './pin-card.tsx'
import { SearchHere } from './search-here.tsx'
import { type MovedMap, useCamera } from './use-camera.ts'
import { circleViewport, rectangleViewport, userViewport, wholeViewport } from './user-viewport.ts'

const JobMap = lazy(() => import('../../map/job-map.tsx'))

/** Marks an entry of the history that the list made by following the map. */
const followed = 'followed'

/** Zoom at which the map shows the surroundings of the reader. */
const ownPlaceZoom = 13

type MapPaneProps = {
  position: MapPosition
  circle: Circle | null
  listed: ShownJobAd[]
  view: MapView
}

/**
 * The map beside the list, over it on narrow screens. Its code is loaded after the list, and only where it is shown.
 */
export function MapPane({ view, ...map }: MapPaneProps) {
  return <div className="search-map">{view.isShown ? <ReadyMap {...map} /> : <MapLoading />}</div>
}

function ReadyMap(props: Omit<MapPaneProps, 'view'>) {
  const readiness = useMapReadiness()
  if (readiness === 'impossible') return <MapImpossible />
  return readiness === 'waiting' ? <MapLoading /> : <MapOfSearch {...props} />
}

/** In the browser alone, which stores the last position of the map. */
function MapOfSearch({ position, circle, listed }: Omit<MapPaneProps, 'view'>) {
  const { search, list, go } = useSearch()
  const viewer = useViewer()
  const filters = useMemo(() => searchedFilters(search, list), [search, list])
  const styleUrl = useSite().mapStyleUrl
  const { bounds, radius } = search.filters
  const isPlain = bounds === undefined && radius === undefined
  const pixels = seenPixels()
  const plain = isPlain ? userViewport(position, viewer, { listed, pixels }) : position
  const found = { items: listed, next: list.next, place: list.place }
  const whole = isPlain && !circle ? wholeViewport(plain, found, paneSize()) : plain
  const wanted = rectangleViewport(circleViewport(whole, circle, pixels), bounds, paneSize())
  const { stand, target, moved, move, forget } = useCamera(search, position, wanted)

  const { state } = useLocation()
  // The back button leads to the search before the map was moved, in one step however far the list has followed.
  const searchHere = (
    { position: shown, bounds: seen }: MovedMap,
    { isFollowing }: { isFollowing: boolean },
  ) => {
    forget()
    const options = isFollowing ? { replace: state === followed, state: followed } : {}
    return go((now) => inArea(withoutNear(now), shown, roundBounds(seen)), options)
  }
  const goToViewer = (found: Viewer) =>
    go((now) => ({ ...inArea(withoutNear(now), { ...roughly(found), zoom: ownPlaceZoom }), sort: 'closest' }))
  return (
    <MapBoundary>
      <Suspense fallback={<MapLoading />}>
        <JobMap
          position={stand}
          target={target}
          circle={circle}
          filters={filters}
          viewer={viewer}
          listed={listed}
          styleUrl={styleUrl}
          onMove={move}
          onLocate={goToViewer}
          renderAd={(jobAd) => <PinCard jobAd={jobAd} />}
        >
          <SearchHere moved={moved} onSearch={searchHere} />
        </JobMap>
      </Suspense>
    </MapBoundary>
  )
}

/** Whether the window is wide enough for list and map side by side. */
const isWide = () => matchMedia('(width >= 68.75rem)').matches

/** Side of a square that the map shows whole, with room at its edges. */
const seenPixels = () => (isWide() ? 520 : 300)

/** The pane is on the page before its map. */
function paneSize() {
  const pane = document.querySelector('.search-map')
  return { width: pane?.clientWidth ?? 0, height: pane?.clientHeight ?? 0 }
}

function MapLoading() {
  const t = usePhrases('map')
  return (
    <>
      <div className="search-map-loading" />
      <p className="search-map-painting">{t('loading')}</p>
    </>
  )
}
