import type { MapItems } from '@qareeb/contract/search/map-items'
import type { MapRef } from 'react-map-gl/maplibre'
import type { MapPosition } from './map-rectangle.ts'
import type { MapView } from './marks/use-map-items.ts'
import { byPage } from './movement.ts'

/** The rectangle and the position of the map. */
export type ShownMap = MapView & { position: MapPosition }

/**
 * Pixels of the map that filters, list and the map's own buttons cover on phones: the middle of the map is the
 * middle of the visible part, and targets of a movement do not end up under them.
 */
export function coveredPart() {
  if (!matchMedia('(width < 48rem)').matches) return { top: 0, bottom: 0, left: 0, right: 0 }
  return { top: 124, bottom: window.innerHeight * 0.32, ...sidesOf({ start: 0, end: buttonColumn }) }
}

/** MapLibre supports left and right alone. */
export function sidesOf({ start, end }: { start: number; end: number }): { left: number; right: number } {
  const isRightToLeft = document.documentElement.dir === 'rtl'
  return isRightToLeft ? { left: end, right: start } : { left: start, right: end }
}

/** Pixels from the edge to where the buttons of the map end. */
const buttonColumn = 64

/** The visible part of the map, without the elements over it. */
export function readView(map: MapRef): ShownMap {
  const { top = 0, bottom = 0, left = 0, right = 0 } = map.getPadding()
  const { clientWidth, clientHeight } = map.getContainer()
  const northWest = map.unproject([left, top])
  const southEast = map.unproject([clientWidth - right, clientHeight - bottom])
  const { lat, lng } = map.getCenter()
  const zoom = map.getZoom()
  const bounds = { south: southEast.lat, west: northWest.lng, north: northWest.lat, east: southEast.lng }
  return { bounds, zoom, position: { lat, lng, zoom } }
}

/** On phones moves a place to the lower edge of the visible part, so that a card has room above it. */
export function makeRoomAbove(map: MapRef | null, { lat, lng }: { lat: number; lng: number }) {
  const { top = 0, bottom = 0 } = map?.getPadding() ?? {}
  if (!map || bottom === 0) return
  const seen = map.getContainer().clientHeight - top - bottom
  map.easeTo({ center: [lng, lat], offset: [0, seen / 2 - pinRoom] }, byPage)
}

/** Pixels between a pin and the lower edge of the visible part. */
const pinRoom = 40

/** Whether the map can come no closer. */
export const isClosest = (map: MapRef | null): boolean =>
  map !== null && map.getZoom() >= map.getMap().getMaxZoom()

/** Shows a rectangle, and comes closer by at least one step, so that every click on a bubble opens it a little. */
export function zoomInto(
  map: MapRef | null,
  [south, west, north, east]: MapItems['clusters'][number]['bounds'],
) {
  if (!map) return
  const camera = map.getMap().cameraForBounds([west, south, east, north], { padding: 80, maxZoom: 17 })
  const zoom = Math.min(map.getMap().getMaxZoom(), Math.max(map.getZoom() + 1, camera?.zoom ?? 0))
  map.easeTo({ center: camera?.center ?? [(west + east) / 2, (south + north) / 2], zoom })
}
