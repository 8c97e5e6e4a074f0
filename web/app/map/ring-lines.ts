import type { Position } from './basemap/basemap-geometry.ts'
import { kmPerDegree } from './degrees.ts'

type Centre = { lat: number; lng: number }

const ringsKm = [1, 2, 5, 10, 25, 50] as const
const corners = 96

/** A circle as a closed line; near enough to a great circle for the distances a map of jobs shows. */
export function circleAround({ lat, lng }: Centre, radiusKm: number): Position[] {
  const north = radiusKm / kmPerDegree
  const east = north / Math.cos((lat * Math.PI) / 180)
  return Array.from({ length: corners + 1 }, (_, corner): Position => {
    const angle = (2 * Math.PI * corner) / corners
    return [lng + east * Math.sin(angle), lat + north * Math.cos(angle)]
  })
}

/** Rings of distance, each with the zooms at which it is neither a dot nor larger than the screen. */
export function distanceRings(centre: Centre) {
  return ringsKm.map((radiusKm) => ({
    radiusKm,
    line: circleAround(centre, radiusKm),
    /** Where its distance is written: its northernmost point. */
    top: [centre.lng, centre.lat + radiusKm / kmPerDegree] satisfies Position,
    ...zoomsOf(radiusKm),
  }))
}

/** A ring is drawn while its radius measures about 70 to 600 pixels (at 25° north, 512-pixel tiles). */
const zoomsOf = (radiusKm: number) => {
  const kmPerPixelAtZoom0 = (40_075 / 512) * Math.cos((25 * Math.PI) / 180)
  const zoomAt = (pixels: number) => Math.log2((kmPerPixelAtZoom0 * pixels) / radiusKm)
  return { minZoom: zoomAt(70), maxZoom: zoomAt(600) }
}
