import { type RefObject, useState } from 'react'
import type { MapRef } from 'react-map-gl/maplibre'
import { readView, type ShownMap } from './map-camera.ts'
import type { MapPosition } from './map-rectangle.ts'

type MapPlaces = {
  /** Where the search stands. */
  position: MapPosition
  /** Where the map stands at first. */
  target: MapPosition
  onMove: (moved: ShownMap & { byReader: boolean }) => void
}

/** The rectangle of the map since it came to rest, and a callback for a rectangle other than that of the search. */
export function useSettledView(map: RefObject<MapRef | null>, { position, target, onMove }: MapPlaces) {
  const [view, setView] = useState<ShownMap | null>(null)
  // The reader had left the map elsewhere before they went away and came back.
  const isLeft = isElsewhere(target, position)

  const look = () => {
    const shown = map.current && readView(map.current)
    if (shown) setView(shown)
    return shown
  }
  const settle = (byReader: boolean) => {
    const shown = look()
    if (shown && (isLeft || byReader)) onMove({ ...shown, byReader })
  }
  return { view, settle, start: () => (isLeft ? settle(false) : look()) }
}

const isElsewhere = (one: MapPosition, other: MapPosition) =>
  one.lat !== other.lat || one.lng !== other.lng || one.zoom !== other.zoom
