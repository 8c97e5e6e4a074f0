import type { Bounds } from '@qareeb/contract/search/map-rectangle'
import { boundsOf, groundKmOf } from '../geometry.ts'
import type { PlacedRequest } from '../radius-steps.ts'
import type { NearCells, Point } from '../request.ts'
import type { SelectivityAnywhere } from '../selectivity.ts'
import type { Statistics } from '../statistics.ts'
import { cellsOfStep } from './divide-squares.ts'
import { boundsOfSquare, distancesTo, touch } from './square.ts'

/** The area between two distances from the viewer: all of it lies in these cells. */
export type RadiusStep = { toKm: number; near: NearCells }

const wholeEarth: Bounds = { south: -85, west: -180, north: 85, east: 180 }

/** Radius steps: the first holds about `wanted` ads, each next one four times as many, the last one all ads that no page has shown. */
export function* stepsBySquares(
  { viewer, area, after }: PlacedRequest,
  statistics: Statistics,
  { anywhere, days, wanted: least }: SelectivityAnywhere & { wanted: number },
): Generator<RadiusStep> {
  const whole = area ? boundsOf(area) : wholeEarth
  const fromKm = after?.kind === 'distance' ? Math.max(0, groundKmOf(after.metres) - 0.01) : 0
  const known = squaresAround(statistics, { viewer, whole, fromKm })
  const shareOfAd = 1 / Math.max(1, statistics.rows * anywhere * days)
  for (let wanted = least; ; wanted *= 4) {
    const toKm = reachOf(known, wanted * shareOfAd, fromKm)
    // This step would cover everything.
    if (toKm === Infinity && fromKm === 0) return
    yield { toKm, near: cellsOfStep(statistics, { viewer, whole, fromKm, toKm }) }
    if (toKm === Infinity) return
  }
}

/** From which distance to which a square reaches, and which part of all entries is expected there. */
type Known = { nearKm: number; farKm: number; share: number }
type Around = { viewer: Point; whole: Bounds; fromKm: number }

/** Squares that hold entries, as far as it is known, but for those that pages have shown. */
function squaresAround(statistics: Statistics, { viewer, whole, fromKm }: Around): Known[] {
  return statistics.squares().flatMap((square) => {
    const { nearKm, farKm } = distancesTo(square, viewer)
    const bounds = boundsOfSquare(square)
    if (farKm < fromKm || !touch(bounds, whole)) return []
    return [{ nearKm: Math.max(nearKm, 0), farKm, share: square.share * partWithin(bounds, whole) }]
  })
}

/** Halvings of the range between the nearest and the farthest: to a thousandth. */
const halvings = 12

/** How far one has to look to find this part of all entries; infinitely far where there are not so many. */
function reachOf(known: readonly Known[], wanted: number, fromKm: number): number {
  const shown = expectedWithin(known, fromKm)
  const isEnough = (km: number) => expectedWithin(known, km) - shown >= wanted
  let far = known.reduce((most, { farKm }) => Math.max(most, farKm), fromKm)
  if (!isEnough(far)) return Infinity
  // From afar the range is narrow beside the distance itself.
  let near = known.reduce((least, { nearKm }) => Math.min(least, nearKm), far)
  near = Math.max(near, fromKm)
  for (let count = 0; count < halvings; count++) {
    const middle = Math.sqrt(Math.max(near, 0.1) * far)
    if (isEnough(middle)) far = middle
    else near = middle
  }
  return far
}

/** Which part of all entries is expected within a distance, as if each square held its own evenly. */
const expectedWithin = (known: readonly Known[], km: number): number =>
  known.reduce((sum, square) => sum + square.share * partOf(square, km), 0)

function partOf({ nearKm, farKm }: Known, km: number): number {
  if (km >= farKm) return 1
  if (km <= nearKm) return 0
  const part = (km - nearKm) / (farKm - nearKm)
  // The area around the viewer grows with the square of the distance.
  return nearKm === 0 ? part ** 2 : part
}

function partWithin(square: Bounds, whole: Bounds): number {
  const part = (low: 'south' | 'west', high: 'north' | 'east') =>
    (Math.min(square[high], whole[high]) - Math.max(square[low], whole[low])) / (square[high] - square[low])
  return Math.max(0, part('south', 'north')) * Math.max(0, part('west', 'east'))
}
