import 'maplibre-gl/dist/maplibre-gl.css'
import './map.css'
import * as maplibre from 'maplibre-gl'
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url'
import {
  type ReactNode,
  type Ref,
  startTransition,
  use,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
} from 'react'
import { Map, type MapRef, useMap } from 'react-map-gl/maplibre'
import { useLocale, usePhrases } from '../i18n/use-phrases.ts'
import { loadBasemap } from './basemap/load-basemap.ts'
import { branchZoomLimits, embeddedZoomLimits, mapFrame, zoomLimits } from './map-limits.ts'
import type { MapPosition } from './map-rectangle.ts'
import { mapStyle } from './style.ts'
import { useMapTheme } from './use-map-theme.ts'

maplibre.setWorkerUrl(workerUrl)

type MapFrameProps = {
  ref: Ref<MapRef>
  /** Where the map stands at first. */
  position: MapPosition
  /** A MapLibre style to use instead of the embedded map. */
  styleUrl: string | undefined
  /** The name of the map; by default the map of jobs. */
  title?: string
  /** The map exists, or has another size: its rectangle can be read. */
  onReady: () => void
  onMoveEnd: (event: object) => void
  /** A click on the map itself, on no pin. */
  onClick: () => void
  children: ReactNode
}

const { west, south, east, north } = mapFrame
const maxBounds: [number, number, number, number] = [west, south, east, north]

/** MapLibre with our style, words and limits; north stays up. Suspends until the geometry is here. */
export function MapFrame({ position, styleUrl, title, onReady, onClick, children, ...map }: MapFrameProps) {
  const t = usePhrases('map')
  const [isPainted, setIsPainted] = useState(false)
  const { style, isOwn, ...styling } = useStyle(styleUrl)
  return (
    <>
      {/* Outside of the map, which shows nothing inside of it until it is made. */}
      {!isPainted && (
        <p role="status" className="search-map-painting">
          {t('loading')}
        </p>
      )}
      <Map
        {...map}
        {...styling}
        mapLib={maplibre}
        mapStyle={style}
        initialViewState={{ latitude: position.lat, longitude: position.lng, zoom: position.zoom }}
        {...(isOwn ? embeddedZoomLimits : zoomLimits)}
        {...(title !== undefined && branchZoomLimits)}
        maxBounds={maxBounds}
        dragRotate={false}
        pitchWithRotate={false}
        touchPitch={false}
        attributionControl={isOwn ? false : { compact: true }}
        locale={{ 'Map.Title': title ?? t('jobMap'), 'Popup.Close': t('close') }}
        onResize={onReady}
        onLoad={() => setIsPainted(true)}
        onClick={({ originalEvent: { target } }) => isOnMarker(target) || onClick()}
      >
        <OnceMade run={onReady} />
        {isOwn && <p className="search-map-credits">{t('credits')}</p>}
        {children}
      </Map>
    </>
  )
}

/** The style of the deployment; our own where there is none, or where it does not arrive. */
function useStyle(styleUrl: string | undefined) {
  const locale = useLocale()
  const theme = useMapTheme()
  const [hasFailed, setHasFailed] = useState(false)
  const hasArrived = useRef(false)
  const url = hasFailed ? undefined : styleUrl
  const basemap = url ? undefined : use(loadBasemap())
  const style = useMemo(
    () => url ?? (basemap && mapStyle(basemap, { locale, theme })) ?? '',
    [url, basemap, locale, theme],
  )
  return {
    style,
    isOwn: url === undefined,
    onStyleData: () => {
      hasArrived.current = true
    },
    // Later failures concern one tile of many, and the map shows the others.
    onError: () => {
      if (!hasArrived.current) startTransition(() => setHasFailed(true))
    },
  }
}

/** Pins are asked for as soon as there is a map, before its pictures are drawn. */
function OnceMade({ run }: { run: () => void }) {
  const map = useMap().current
  const onMade = useEffectEvent(run)
  useEffect(() => {
    map?.getMap().touchZoomRotate.disableRotation()
    map?.getMap().keyboard.disableRotation()
    onMade()
  }, [map])
  return null
}

/** The map also gets a click on a pin. */
const isOnMarker = (target: EventTarget | null) =>
  target instanceof Element && target.closest('.maplibregl-marker') !== null
