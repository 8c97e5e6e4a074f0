import type { MapItems } from '@qareeb/contract/search/map-items'
import type { MapRef } from 'react-map-gl/maplibre'
import type { MapPosition } from './map-rectangle.ts'
import type { MapView } from './marks/use-map-items.ts'
import { byPage } from './movement.ts'

/** The rectangle and the position of the map. */
export type ShownMap = MapView & { position: MapPosition }

/** MapLibre supports left and right alone. */
export function sidesOf({ start, end }: { start: number; end: number }): { left: number; right: number } {
  const isRightToLeft = document.documentElement.dir === 'rtl'
  return isRightToLeft ? { left: end, right: start } : { left: start, right: end }
}

/** The whole rectangle of the map. */
export function readView(map: MapRef): ShownMap {
  const shown = map.getBounds()
  const { lat, lng } = map.getCenter()
  const zoom = map.getZoom()
  const bounds = {
    south: shown.getSouth(),
    west: shown.getWest(),
    north: shown.getNorth(),
    east: shown.getEast(),
  }
  return { bounds, zoom, position: { lat, lng, zoom } }
}

/** On phones an opened card stands above its place: beside it there is no room. */
export const standsAbove = () => matchMedia('(width < 48rem)').matches

/** On phones moves a place down beside the buttons, so that its card has room above it and above them. */
export function makeRoomAbove(map: MapRef | null, { lat, lng }: { lat: number; lng: number }) {
  if (!map || !standsAbove()) return
  const { clientHeight } = map.getContainer()
  map.easeTo({ center: [lng, lat], offset: [0, clientHeight / 2 - roomBelow] }, byPage)
}

/** Pixels between such a place and the lower edge of the map: the buttons are 204 high, and a card ends 30 above its place. */
const roomBelow = 188

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
