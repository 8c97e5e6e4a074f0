import { MapPin } from 'lucide-react'
import { type KeyboardEvent, useEffect, useEffectEvent, useRef } from 'react'
import { type MapRef, Marker, useMap } from 'react-map-gl/maplibre'
import { usePhrases } from '../i18n/use-phrases.ts'
import { MapFrame } from '../map/map-frame.tsx'
import { isOnMap } from '../map/map-limits.ts'
import type { MapPosition } from '../map/map-rectangle.ts'
import { byPage } from '../map/movement.ts'
import { MapZoom } from './map-zoom.tsx'

type Point = { lat: number; lng: number }

export type PinMapProps = {
  /** Where the pin stands; null before it was placed, or where the map has no such place. */
  pin: Point | null
  /** Where the map goes when this changes; the pin is moved apart from it. */
  target: MapPosition
  onMove: (point: Point) => void
  styleUrl: string | undefined
}

/** A map with one pin: placed by a press, moved by dragging or by the arrow keys. */
export default function PinMap({ pin, target, onMove, styleUrl }: PinMapProps) {
  const t = usePhrases('organizationLocations')
  const map = useRef<MapRef>(null)
  useEffect(() => {
    const { lat, lng, zoom } = target
    map.current?.easeTo({ center: [lng, lat], zoom }, byPage)
  }, [target])
  return (
    <MapFrame
      ref={map}
      title={t('pinMap')}
      position={target}
      styleUrl={styleUrl}
      onReady={nothing}
      onMoveEnd={nothing}
      onClick={nothing}
    >
      <Presses onMove={onMove} />
      {pin && isOnMap(pin) && <Pin pin={pin} onMove={onMove} />}
      <MapZoom />
    </MapFrame>
  )
}

const nothing = () => undefined

/** A press on the map, on neither pin nor button, places the pin. */
function Presses({ onMove }: Pick<PinMapProps, 'onMove'>) {
  const map = useMap().current?.getMap()
  const move = useEffectEvent(onMove)
  useEffect(() => {
    const presses = map?.on('click', ({ lngLat, originalEvent: { target } }) => {
      if (target instanceof HTMLCanvasElement) move({ lat: lngLat.lat, lng: lngLat.lng })
    })
    return () => presses?.unsubscribe()
  }, [map])
  return null
}

/** Pixels that a key moves the pin by; with Shift one, for the door. */
const step = 12

const directions: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
}

function Pin({ pin, onMove }: { pin: Point; onMove: PinMapProps['onMove'] }) {
  const t = usePhrases('organizationLocations')
  const map = useMap().current
  const moveByKey = (event: KeyboardEvent) => {
    const direction = directions[event.key]
    if (!map || !direction) return
    // The map itself moves by these keys too.
    event.preventDefault()
    event.stopPropagation()
    const pixels = event.shiftKey ? 1 : step
    const { x, y } = map.project([pin.lng, pin.lat])
    const { lat, lng } = map.unproject([x + direction[0] * pixels, y + direction[1] * pixels])
    onMove({ lat, lng })
  }
  return (
    <Marker
      longitude={pin.lng}
      latitude={pin.lat}
      anchor="bottom"
      draggable
      onDragEnd={({ lngLat }) => onMove({ lat: lngLat.lat, lng: lngLat.lng })}
    >
      <button
        type="button"
        aria-label={t('pin')}
        onKeyDown={moveByKey}
        className="block cursor-grab rounded-full text-brand active:cursor-grabbing"
      >
        <MapPin className="size-11 fill-brand stroke-surface stroke-[1.5] drop-shadow-md" aria-hidden />
      </button>
    </Marker>
  )
}
