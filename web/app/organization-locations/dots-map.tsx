import type { FeatureCollection } from 'geojson'
import { type RefObject, useEffect, useEffectEvent, useMemo, useRef } from 'react'
import { Layer, type MapRef, Marker, Source, useMap } from 'react-map-gl/maplibre'
import { sidesOf } from '../map/map-camera.ts'
import { MapFrame } from '../map/map-frame.tsx'
import { isOnMap } from '../map/map-limits.ts'
import { boundsOf } from '../map/map-rectangle.ts'
import { RoomForDots } from '../map/marks/room-for-markers.tsx'
import { byPage } from '../map/movement.ts'
import { useMapTheme } from '../map/use-map-theme.ts'
import { MapZoom } from './map-zoom.tsx'
import { closest, positionOf } from './position-of.ts'

/** One branch on the map. */
export type Dot = {
  id: string
  name: string
  lat: number
  lng: number
  /** `open`: it could be chosen and is not. */
  tone: 'good' | 'duplicate' | 'bad' | 'open'
}

type Found = { words: string; dots: readonly Dot[] }

export type DotsMapProps = {
  title: string
  dots: readonly Dot[]
  /** The highlighted one of the list. */
  chosen: Dot | null
  /** The text of the search in the list, and the matching branches; the map moves to them. */
  found?: Found
  /** The one under the pointer, there or on a list beside; it gets its name, and the map stays. */
  pointed?: Dot | null
  onPoint?: ((id: string | null) => void) | undefined
  onChoose: (id: string) => void
  styleUrl: string | undefined
}

/** As `--brand`, `--warn` and `--danger`: the canvas of a map has no custom properties. */
const colors = {
  light: { good: '#0b6b4d', duplicate: '#8a5a00', bad: '#b3271d', open: '#ffffff', rim: '#ffffff' },
  dark: { good: '#46c596', duplicate: '#e9b962', bad: '#ff9a8f', open: '#0c1411', rim: '#0c1411' },
}

/** Closest that the map comes by itself to a chosen branch. */
const chosenZoom = 13

/**
 * Branches as dots, drawn by the map itself: thousands cost no more than one. By keyboard and screen reader the list
 * has the same facts.
 */
export default function DotsMap(props: DotsMapProps) {
  const { title, dots, chosen, pointed = null, onPoint, onChoose, styleUrl, found } = props
  const map = useRef<MapRef>(null)
  const isFitted = useRef(false)
  useFollow(map, chosen)
  useShowFound(map, found)
  useShowAdded(map, { dots, found, chosen })
  // The first look shows all; afterwards the map stands where the reader has left it, until branches are added.
  const fit = () => {
    if (!isFitted.current && chosen === null) showAll(map.current, found?.dots ?? dots)
    isFitted.current = true
  }
  return (
    <MapFrame
      ref={map}
      title={title}
      position={positionOf(dots)}
      styleUrl={styleUrl}
      onReady={fit}
      onMoveEnd={nothing}
      onClick={nothing}
    >
      <Dots dots={dots} />
      <RoomForDots dots={dots} />
      <Presses onChoose={onChoose} onPoint={onPoint} />
      {[chosen, pointed].map((dot) => dot && isOnMap(dot) && <NamedDot key={dot.id} dot={dot} />)}
      <MapZoom />
    </MapFrame>
  )
}

const nothing = () => undefined

/** Pixels between the outermost branches and the edge: names stand above them, and at the end the buttons of the map. */
const roomAtEdges = () => ({ top: 56, bottom: 48, ...sidesOf({ start: 48, end: 80 }) })

function showAll(map: MapRef | null, dots: readonly Dot[]) {
  const bounds = boundsOf(dots)
  if (!map || !bounds) return
  const { south, west, north, east } = bounds
  map.fitBounds(
    [west, south, east, north],
    { padding: roomAtEdges(), maxZoom: closest, animate: false },
    byPage,
  )
}

function Dots({ dots }: { dots: readonly Dot[] }) {
  const { rim, ...tones } = colors[useMapTheme()]
  const data = useMemo((): FeatureCollection => featuresOf(dots), [dots])
  return (
    <Source id="branches" type="geojson" data={data}>
      <Layer
        id="branches"
        type="circle"
        // Marks that could be chosen cover nothing else.
        layout={{ 'circle-sort-key': ['match', ['get', 'tone'], 'open', 0, 1] }}
        paint={{
          'circle-radius': ['interpolate', ['linear'], ['zoom'], 4, 3.5, 8, 5, 12, 8],
          'circle-color': [
            'match',
            ['get', 'tone'],
            'bad',
            tones.bad,
            'duplicate',
            tones.duplicate,
            'open',
            tones.open,
            tones.good,
          ],
          'circle-stroke-color': ['match', ['get', 'tone'], 'open', tones.good, rim],
          'circle-stroke-width': 2,
        }}
      />
    </Source>
  )
}

const featuresOf = (dots: readonly Dot[]): FeatureCollection => ({
  type: 'FeatureCollection',
  features: dots.map(({ id, lat, lng, tone }) => ({
    type: 'Feature',
    geometry: { type: 'Point', coordinates: [lng, lat] },
    properties: { id, tone },
  })),
})

function Presses({ onChoose, onPoint }: Pick<DotsMapProps, 'onChoose' | 'onPoint'>) {
  const map = useMap().current?.getMap()
  const choose = useEffectEvent((id: unknown) => onChoose(String(id)))
  const point = useEffectEvent((id: unknown) => onPoint?.(typeof id === 'string' ? id : null))
  useEffect(() => {
    if (!map) return undefined
    const presses = map.on('click', 'branches', ({ features }) => choose(features?.[0]?.properties['id']))
    const enters = map.on('mousemove', 'branches', ({ features }) => {
      map.getCanvas().style.cursor = 'pointer'
      point(features?.[0]?.properties['id'])
    })
    const leaves = map.on('mouseleave', 'branches', () => {
      map.getCanvas().style.cursor = ''
      point(undefined)
    })
    return () => [presses, enters, leaves].forEach((listening) => listening.unsubscribe())
  }, [map])
  return null
}

/** The map moves to the chosen branch, and zooms in to one street if it is farther away. */
function useFollow(ref: RefObject<MapRef | null>, chosen: Dot | null) {
  useEffect(() => {
    const map = ref.current
    if (!map || !chosen || !isOnMap(chosen)) return
    map.easeTo({ center: [chosen.lng, chosen.lat], zoom: Math.max(map.getZoom(), chosenZoom) }, byPage)
  }, [ref, chosen])
}

/** The map shows all that another search has found; without any it stays. */
function useShowFound(ref: RefObject<MapRef | null>, found: Found | undefined) {
  const words = found?.words
  const show = useEffectEvent(() => showAll(ref.current, found?.dots ?? []))
  const shown = useRef(words)
  useEffect(() => {
    if (shown.current === words) return
    shown.current = words
    show()
  }, [words])
}

/** The map shows all again when branches are added, as by an import, unless it has followed a chosen one. */
function useShowAdded(
  ref: RefObject<MapRef | null>,
  { dots, found, chosen }: Pick<DotsMapProps, 'dots' | 'chosen'> & { found: Found | undefined },
) {
  const known = useRef(dots)
  const show = useEffectEvent(() => {
    if (chosen === null) showAll(ref.current, found?.dots ?? dots)
  })
  useEffect(() => {
    const ids = new Set(known.current.map(({ id }) => id))
    known.current = dots
    if (dots.some(({ id }) => !ids.has(id))) show()
  }, [dots])
}

const NamedDot = ({ dot }: { dot: Dot }) => (
  <Marker
    longitude={dot.lng}
    latitude={dot.lat}
    anchor="bottom"
    offset={[0, -12]}
    style={{ pointerEvents: 'none' }}
  >
    <span
      dir="auto"
      className="block max-w-56 truncate rounded-full bg-ink px-3 py-1 text-sm font-medium text-canvas shadow-2"
    >
      {dot.name}
    </span>
  </Marker>
)
