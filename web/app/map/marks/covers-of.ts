import type { Pixel, Size } from '../drawing/project.ts'
import { type ApartItems, pinSize, sizeOfCluster } from './apart-items.ts'
import type { Room } from './free-place.ts'
import type { Cover } from './room-for-markers.tsx'

type Place = { lat: number; lng: number }

/** The part of MapLibre's map that places are read from. */
type MapPlaces = {
  project: (place: Place) => Pixel
  unproject: (pixel: [number, number]) => Place
}

/** The places that no name may have: those of bubbles and pins, where they stand now, and of the elements over the map. */
export function coversOf({ clusters, pins }: ApartItems, room: Room, map: MapPlaces): Cover[] {
  const at = (x: number, y: number, { width, height }: Size) => {
    const { lat, lng } = map.unproject([x, y])
    return { lat, lng, width, height }
  }
  const moved = (place: Place, [right, down]: [number, number], size: Size) => {
    const { x, y } = map.project(place)
    return at(x + right, y + down, size)
  }
  return [
    ...clusters.map(({ item, offset }) => moved(item, offset, sizeOfCluster(item))),
    ...pins.map(({ item, offset }) => moved(item, offset, pinSize)),
    ...room.covers.map((cover) => at(cover.x, cover.y, cover)),
  ]
}
