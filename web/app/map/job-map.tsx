import 'maplibre-gl/dist/maplibre-gl.css'
import './map.css'
import type { JobAdCard } from '@qareeb/contract/job-ads'
import type { MapItems } from '@qareeb/contract/search'
import * as maplibre from 'maplibre-gl'
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url'
import { type ReactNode, use, useEffect, useMemo, useRef, useState } from 'react'
import { Map, type MapRef, useMap } from 'react-map-gl/maplibre'
import { useLocale, usePhrases } from '../i18n/use-phrases.ts'
import type { MapPosition } from '../search/map-rectangle.ts'
import { type Filters, mapFrame } from '../search/search-address.ts'
import { DistanceRings } from './distance-rings.tsx'
import { HighlightedAd } from './highlighted-ad.tsx'
import { loadBasemap } from './load-basemap.ts'
import { MapButtons } from './map-buttons.tsx'
import { MapMarkers } from './map-markers.tsx'
import { MapPopup, type Opened } from './map-popup.tsx'
import { mapStyle } from './style.ts'
import { useFollowedPosition } from './use-followed-position.ts'
import { type MapView, useMapItems } from './use-map-items.ts'
import { useMapTheme } from './use-map-theme.ts'
import type { Viewer } from './viewer.ts'

maplibre.setWorkerUrl(workerUrl)

export type JobMapProps = {
  /** Where the page says the map stands; the map follows when this changes. */
  position: MapPosition
  filters: Filters
  viewer: Viewer | null
  /** Ads of the list; the one pointed at shows its place even while a bubble holds it. */
  listed: readonly JobAdCard[]
  /** A MapLibre style to use instead of the embedded map. */
  styleUrl: string | undefined
  /** The reader has moved the map and let go. */
  onMove: (view: MapView & { position: MapPosition }) => void
  onLocate: (viewer: Viewer) => void
  /** A pin was chosen. */
  onChoose: (jobAdId: string) => void
  /** What the page lays over the map. */
  children?: ReactNode
}

const zoomLimits = { minZoom: 4.3, maxZoom: 18 }
const maxBounds: [number, number, number, number] = [mapFrame.west, mapFrame.south, mapFrame.east, mapFrame.north]

/** The map of jobs: bubbles, pins with pay, rings of distance. Suspends until its geometry is here. */
export default function JobMap({ position, filters, viewer, listed, styleUrl, onMove, onLocate, onChoose, children }: JobMapProps) {
  const t = usePhrases('map')
  const map = useRef<MapRef>(null)
  const [view, setView] = useState<MapView | null>(null)
  const [opened, setOpened] = useState<Opened | null>(null)
  const style = useStyle(styleUrl)
  const { items, hasFailed } = useMapItems(filters, view, position)
  const isFollowing = useFollowedPosition(map, position)

  const settle = (byReader: boolean) => {
    const shown = map.current && readView(map.current)
    if (!shown) return
    setView(shown)
    if (byReader && !isFollowing()) onMove(shown)
  }
  const openCluster = (cluster: MapItems['clusters'][number]) => {
    if (cluster.spot) setOpened({ kind: 'spot', cluster })
    else zoomInto(map.current, cluster.bounds)
  }

  return (
    <Map
      ref={map}
      mapLib={maplibre}
      mapStyle={style}
      initialViewState={{ latitude: position.lat, longitude: position.lng, zoom: position.zoom, padding: visiblePart() }}
      {...zoomLimits}
      maxBounds={maxBounds}
      dragRotate={false}
      pitchWithRotate={false}
      touchPitch={false}
      attributionControl={styleUrl ? { compact: true } : false}
      locale={{ 'Map.Title': t('jobMap'), 'Popup.Close': t('close') }}
      onMoveEnd={() => settle(true)}
      onResize={() => settle(false)}
      onClick={({ originalEvent: { target } }) => isOnMarker(target) || setOpened(null)}
    >
      <OnceMade run={() => settle(false)} />
      <DistanceRings viewer={viewer} radius={filters.radius && !filters.city ? { ...position, km: filters.radius } : null} />
      <MapMarkers items={items} onCluster={openCluster} onPin={(pin) => { setOpened({ kind: 'pin', pin }); onChoose(pin.jobAdId) }} />
      <HighlightedAd listed={listed} pins={items.pins} />
      {opened && <MapPopup opened={opened} filters={filters} onClose={() => setOpened(null)} />}
      <MapButtons onZoom={(steps) => map.current?.zoomTo(map.current.getZoom() + steps)} onLocate={onLocate} />
      {!styleUrl && <p className="search-map-credits">{t('credits')}</p>}
      {hasFailed && <p role="status" className="absolute inset-x-0 bottom-4 mx-auto w-fit rounded-full bg-surface px-4 py-2 text-sm shadow-2">{t('pinsNotLoaded')}</p>}
      {children}
    </Map>
  )
}

function useStyle(styleUrl: string | undefined) {
  const locale = useLocale()
  const theme = useMapTheme()
  const basemap = styleUrl ? undefined : use(loadBasemap())
  return useMemo(() => styleUrl ?? (basemap && mapStyle(basemap, { locale, theme })) ?? '', [styleUrl, basemap, locale, theme])
}

/** Asks for pins as soon as there is a map, before its pictures are drawn. North stays up. */
function OnceMade({ run }: { run: () => void }) {
  const map = useMap().current
  useEffect(() => {
    map?.getMap().touchZoomRotate.disableRotation()
    map?.getMap().keyboard.disableRotation()
    run()
    // Once for each map; `run` is made anew with each render.
  }, [map])
  return null
}

/** A click on a pin is heard by the map as well. */
const isOnMarker = (target: EventTarget | null) => target instanceof Element && target.closest('.maplibregl-marker') !== null

/** Pixels of the map that filters and list cover on phones; its middle is the middle of what can be seen. */
function visiblePart() {
  const isCovered = matchMedia('(width < 48rem)').matches
  return isCovered ? { top: 116, bottom: window.innerHeight * 0.32, left: 0, right: 0 } : { top: 0, bottom: 0, left: 0, right: 0 }
}

/** What can be seen of the map: without what lies over it. */
function readView(map: MapRef): MapView & { position: MapPosition } {
  const { top = 0, bottom = 0 } = map.getPadding()
  const { clientWidth, clientHeight } = map.getContainer()
  const northWest = map.unproject([0, top])
  const southEast = map.unproject([clientWidth, clientHeight - bottom])
  const { lat, lng } = map.getCenter()
  const zoom = map.getZoom()
  const bounds = { south: southEast.lat, west: northWest.lng, north: northWest.lat, east: southEast.lng }
  return { bounds, zoom, position: { lat, lng, zoom } }
}

/** Shows a rectangle, and comes closer by at least one step, so that every click on a bubble opens it a little. */
function zoomInto(map: MapRef | null, [south, west, north, east]: MapItems['clusters'][number]['bounds']) {
  if (!map) return
  const camera = map.getMap().cameraForBounds([west, south, east, north], { padding: 80, maxZoom: 17 })
  const zoom = Math.min(zoomLimits.maxZoom, Math.max(map.getZoom() + 1, camera?.zoom ?? 0))
  map.easeTo({ center: camera?.center ?? [(west + east) / 2, (south + north) / 2], zoom })
}
