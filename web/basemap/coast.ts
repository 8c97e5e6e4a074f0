import { cities, districts } from '@qareeb/reference/places'
import { simplify } from './simplify.ts'
import type { Line, Point } from './topology.ts'

/** The part of `polygon-clipping` that is used. */
export type Clip = {
  difference: (from: Line[][], ...without: Line[][][]) => Line[][]
}

/**
 * How far a coast may move, and the smallest island or bay that is kept, in degrees: where people of the country live to
 * some 30 m and 0.02 km², elsewhere to some 200 m and half a km².
 */
const near = { tolerance: 0.0005, smallest: 0.00001 }
const far = { tolerance: 0.004, smallest: 0.0003 }
/** Degrees around a town or district that count as near. */
const reach = 0.1

const squareOf = ([lng, lat]: Point) => `${Math.floor(lng / reach)}/${Math.floor(lat / reach)}`

const nearSquares = new Set(
  [...cities, ...districts].flatMap(({ lng, lat }) =>
    [-reach, 0, reach].flatMap((east) =>
      [-reach, 0, reach].map((north) => squareOf([lng + east, lat + north])),
    ),
  ),
)

const isNearPlace = (point: Point) => nearSquares.has(squareOf(point))

/** The sea with as many points as its coast needs: many where there are towns of the country, few elsewhere. */
export function simplifyCoast(sea: Line[][]): Line[][] {
  return sea
    .map((rings) => rings.filter(isLarge).map(simplifyRing))
    .filter(([outline]) => outline !== undefined)
}

const isLarge = (ring: Line) => areaOf(ring) > (ring.some(isNearPlace) ? near : far).smallest

/** A ring is cut where it comes near to a town or leaves it; each part is simplified by itself. */
function simplifyRing(ring: Line): Line {
  const parts: Line[] = []
  for (const point of ring) {
    const last = parts.at(-1)
    const before = last?.at(-1)
    if (last && before && isNearPlace(before) === isNearPlace(point)) last.push(point)
    else parts.push([point])
  }
  return parts.flatMap((part) => simplify(part, (part.some(isNearPlace) ? near : far).tolerance))
}

type Lands = { own: Line[][]; others: Line[][]; sea: Line[][]; frame: Line[] }

/**
 * The country up to the true coast. The map of borders and that of the sea do not agree there: land that is of no country
 * by the first is of the country whose coast is nearest. Where borders reach into the sea, the sea is drawn over them.
 */
export function growToCoast(clip: Clip, { own, others, sea, frame }: Lands): Line[][] {
  const nobodys = clip.difference([frame], own, others, sea)
  const ownPoints = own.flat(2)
  const otherPoints = others.flat(2)
  const found = nobodys.filter(([outline = []]) => {
    const [point] = outline
    return point && distanceTo(ownPoints, point) < distanceTo(otherPoints, point)
  })
  return [...own, ...found.filter(([outline = []]) => isLarge(outline))]
}

const distanceTo = (points: readonly Point[], [lng, lat]: Point) =>
  Math.min(...points.map(([x, y]) => Math.hypot(x - lng, y - lat)))

/** In square degrees. */
function areaOf(ring: Line): number {
  const twice = ring.reduce(
    (sum, [x, y], i) => sum + x * (ring[i + 1]?.[1] ?? y) - (ring[i + 1]?.[0] ?? x) * y,
    0,
  )
  return Math.abs(twice) / 2
}
