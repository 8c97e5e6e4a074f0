import type { MapItems } from '@qareeb/contract/search/map-items'
import type { MapRef } from 'react-map-gl/maplibre'
import type { MapPosition } from './map-rectangle.ts'
import { type CardKind, type CardPlace, placeCard } from './marks/place-card.ts'
import type { MapView } from './marks/use-map-items.ts'
import { byPage } from './movement.ts'

/** The rectangle and the position of the map. */
export type ShownMap = MapView & { position: MapPosition }

type Place = { lat: number; lng: number }

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

/** On phones an opened card stands above or below its place: beside it there is no room. */
const standsAbove = () => matchMedia('(width < 48rem)').matches

/** On phones moves a pressed place so far that its card can be seen. @returns on which of its sides the card ends there */
export function makeRoomForCard(
  map: MapRef | null,
  { kind, place, viewer }: { kind: CardKind; place: Place; viewer: Place | null },
): CardPlace['anchor'] | undefined {
  if (!map || !standsAbove()) return undefined
  const { clientWidth: width, clientHeight: height } = map.getContainer()
  const { lat, lng } = place
  const at = map.project([lng, lat])
  const dot = viewer && map.project([viewer.lng, viewer.lat])
  const card = placeCard({ kind, at, dot, frame: { width, height } })
  const { x, y } = card.at
  if (Math.hypot(x - at.x, y - at.y) >= 1)
    map.easeTo({ center: [lng, lat], offset: [x - width / 2, y - height / 2] }, byPage)
  return card.anchor
}

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
