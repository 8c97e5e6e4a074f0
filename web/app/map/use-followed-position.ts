import { type RefObject, useEffect } from 'react'
import type { MapRef } from 'react-map-gl/maplibre'
import type { MapPosition } from './map-rectangle.ts'
import { byPage } from './movement.ts'

/** Pixels by which the map may be off before it moves; addresses are rounded. */
const tolerancePixels = 3

/** Moves the map when the page's position changes (a filter, the back button) and leaves it when it stands there already. */
export function useFollowedPosition(ref: RefObject<MapRef | null>, { lat, lng, zoom }: MapPosition): void {
  useEffect(() => {
    const map = ref.current
    if (map && !isThere(map, { lat, lng, zoom })) map.easeTo({ center: [lng, lat], zoom }, byPage)
  }, [ref, lat, lng, zoom])
}

function isThere(map: MapRef, { lat, lng, zoom }: MapPosition) {
  const [wanted, shown] = [map.project([lng, lat]), map.project(map.getCenter())]
  const isCentred = Math.hypot(wanted.x - shown.x, wanted.y - shown.y) < tolerancePixels
  return isCentred && Math.abs(map.getZoom() - zoom) < 0.05
}
