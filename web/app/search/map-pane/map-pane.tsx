import type { JobAdCard } from '@qareeb/contract/job-ads'
import { Map as MapIcon, X } from 'lucide-react'
import { lazy, Suspense, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { usePhrases } from '../../i18n/use-phrases.ts'
import { MapBoundary } from '../../map/map-boundary.tsx'
import type { Circle } from '../../map/map-filters.ts'
import { type MapPosition, roundBounds } from '../../map/map-rectangle.ts'
import { useHighlightJobAd } from '../../map/marks/highlight.ts'
import { useMapReadiness } from '../../map/use-map-readiness.ts'
import { useSite } from '../../page/use-site.ts'
import { roughly, useViewer, type Viewer } from '../../session/viewer.ts'
import { buttonStyle } from '../../ui/button-style.ts'
import { inArea } from '../address/search-address.ts'
import { cardId } from '../results/listed-ad.tsx'
import { scrollBehavior } from '../results/scroll-behavior.ts'
import { useSearch } from '../results/use-search.ts'
import { MapImpossible } from './map-impossible.tsx'
import { SearchHere } from './search-here.tsx'
import { type MovedMap, useCamera } from './use-camera.ts'
import type { MapChoice } from './use-map-choice.ts'
import { userViewport } from './user-viewport.ts'

const JobMap = lazy(() => import('../../map/job-map.tsx'))

/** Marks an entry of the history that the list made by following the map. */
const followed = 'followed'

/** Zoom at which the map shows the surroundings of the reader. */
const ownPlaceZoom = 13

type MapPaneProps = {
  position: MapPosition
  circle: Circle | null
  listed: JobAdCard[]
  choice: MapChoice
}

/** The map beside the list, behind it on phones. Its code comes after the list is at work. */
export function MapPane({ choice, ...map }: MapPaneProps) {
  const t = usePhrases('search')
  const { other, press } = useFocusOnOther(choice)
  if (choice.isHidden)
    return (
      <button
        ref={other}
        type="button"
        onClick={() => press(choice.show)}
        className={`search-show-map ${buttonStyle({ kind: 'outline', size: 'small' })}`}
      >
        <MapIcon className="size-4" aria-hidden />
        {t('showMap')}
      </button>
    )

  return (
    <div className="search-map">
      <ReadyMap {...map} />
      <button
        ref={other}
        type="button"
        aria-label={t('hideMap')}
        title={t('hideMap')}
        onClick={() => press(choice.hide)}
        className="search-hide-map"
      >
        <X className="size-4" aria-hidden />
      </button>
    </div>
  )
}

/** Each of the two buttons goes when it is pressed; the other one takes its focus. */
function useFocusOnOther({ isHidden }: MapChoice) {
  const other = useRef<HTMLButtonElement>(null)
  const isPressed = useRef(false)
  useEffect(() => {
    if (isPressed.current) other.current?.focus()
    isPressed.current = false
  }, [isHidden])
  const press = (choose: () => void) => {
    isPressed.current = true
    choose()
  }
  return { other, press }
}

function ReadyMap(props: Omit<MapPaneProps, 'choice'>) {
  const readiness = useMapReadiness()
  if (readiness === 'impossible') return <MapImpossible />
  return readiness === 'waiting' ? <MapLoading /> : <MapOfSearch {...props} />
}

/** In the browser alone, which knows where the map was left. */
function MapOfSearch({ position, circle, listed }: Omit<MapPaneProps, 'choice'>) {
  const { search, go } = useSearch()
  const viewer = useViewer()
  const styleUrl = useSite().mapStyleUrl
  const { bounds, radius } = search.filters
  const isPlain = bounds === undefined && radius === undefined
  const wanted = isPlain ? userViewport(position, viewer, { listed, pixels: seenPixels() }) : position
  const { stand, target, moved, move, forget } = useCamera(search, position, wanted)

  const highlightJobAd = useHighlightJobAd()
  const { state } = useLocation()
  // The back button leads to the search before the map was moved, in one step however far the list has followed.
  const searchHere = (
    { position: shown, bounds: seen }: MovedMap,
    { isFollowing }: { isFollowing: boolean },
  ) => {
    forget()
    const options = isFollowing ? { replace: state === followed, state: followed } : {}
    return go((now) => inArea(now, shown, roundBounds(seen)), options)
  }
  const goToViewer = (found: Viewer) =>
    go((now) => ({ ...inArea(now, { ...roughly(found), zoom: ownPlaceZoom }), sort: undefined }))
  return (
    <MapBoundary>
      <Suspense fallback={<MapLoading />}>
        <JobMap
          position={stand}
          target={target}
          circle={circle}
          filters={search.filters}
          viewer={viewer}
          listed={listed}
          styleUrl={styleUrl}
          onMove={move}
          onLocate={goToViewer}
          onChoose={(jobAdId) => {
            highlightJobAd(jobAdId)
            showCard(jobAdId)
          }}
        >
          <SearchHere moved={moved} onSearch={searchHere} />
        </JobMap>
      </Suspense>
    </MapBoundary>
  )
}

/** Side of the square of the map that can be seen: on phones between the filters and the list. */
const seenPixels = () => (matchMedia('(width >= 48rem)').matches ? 520 : 300)

/** On wide screens the card of a chosen pin comes into view; on phones the list lies over the map and stays. */
function showCard(jobAdId: string) {
  if (matchMedia('(width >= 48rem)').matches)
    document.getElementById(cardId(jobAdId))?.scrollIntoView({ block: 'center', behavior: scrollBehavior() })
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
