import { latitudeAt, mercator, type Point } from '../drawing/project.ts'
import type { Circle } from '../map-filters.ts'
import { narrowest, stillSize } from './still-size.ts'

type Counted = Point & { count: number }

/** Pixels of the middle in which the locations should lie, so that their bubbles are whole. */
const room = { width: narrowest - 72, height: stillSize.height - 56 }
const zooms = { least: 4.5, most: 13 }

/**
 * Where a still map stands: the strip is low, so that the middle quarter of the locations decides how near it comes from
 * north to south, and four fifths of them from west to east. A circle is seen from side to side.
 */
export function stillPositionOver(
  places: readonly Counted[],
  circle: Circle | null,
): { centre: Point; zoom: number } {
  const x = stretch(places, ({ lng }) => lng / 360, 0.1)
  const y = stretch(places, ({ lat }) => mercator(lat), 0.38)
  if (circle) return { centre: circle, zoom: limited(zoomOf(narrowest - 60, acrossOf(circle))) }

  return {
    centre: { lng: x.middle * 360, lat: latitudeAt(y.middle) },
    zoom: limited(Math.min(zoomOf(room.width, x.length), zoomOf(room.height, y.length))),
  }
}

const kmAroundEquator = 40_075

const acrossOf = ({ lat, km }: Circle) => (2 * km) / (kmAroundEquator * Math.cos((lat * Math.PI) / 180))

/** The zoom at which a share of the way around the world is so many pixels long. */
const zoomOf = (pixels: number, share: number) => Math.log2(pixels / (512 * share))

const limited = (zoom: number) => Math.max(zooms.least, Math.min(zooms.most, zoom))

/** From the place below which a share of all locations lies to the one above which as many do. */
function stretch(places: readonly Counted[], of: (place: Point) => number, share: number) {
  const sorted = places.toSorted((one, other) => of(one) - of(other))
  const all = places.reduce((sum, { count }) => sum + count, 0)
  const at = (limit: number) => {
    let below = 0
    const found = sorted.find(({ count }) => (below += count) >= limit)
    return found ? of(found) : 0
  }
  const [from, to] = [at(all * share), at(all * (1 - share))]
  return { middle: (from + to) / 2, length: to - from }
}
