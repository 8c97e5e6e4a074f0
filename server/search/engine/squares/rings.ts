import type { Bounds } from '@qareeb/contract/search'
import { boundsOf, kmOfChord } from '../geometry.ts'
import type { PlacedRequest } from '../radius-steps.ts'
import type { Point } from '../request.ts'
import type { SelectivityAnywhere } from '../selectivity.ts'
import { rowsWanted } from '../statement.ts'
import type { Statistics } from '../statistics.ts'
import { cellsOfRing, type NearCells } from './ring-cells.ts'
import { boundsOfSquare, distancesTo, touch } from './square.ts'

/** What lies between two distances from the viewer: all of it stands in these cells. */
export type Ring = { toKm: number; near: NearCells }

const wholeEarth: Bounds = { south: -85, west: -180, north: 85, east: 180 }

/** The rings that two pages are expected in, then four times as many each, at last everything that pages have not shown. */
export function* ringsAround(
  { viewer, area, after }: PlacedRequest,
  statistics: Statistics,
  { anywhere, days }: SelectivityAnywhere,
): Generator<Ring> {
  const whole = area ? boundsOf(area) : wholeEarth
  const fromKm = after?.kind === 'distance' ? Math.max(0, kmOfChord(after.metres) - 0.01) : 0
  const known = squaresByDistance(statistics, { viewer, whole, fromKm })
  const shareOfAd = 1 / Math.max(1, statistics.rows * anywhere * days)
  for (let wanted = 2 * rowsWanted; ; wanted *= 4) {
    const toKm = reachOf(known, wanted * shareOfAd)
    // Nothing is left out of such a ring.
    if (toKm === Infinity && fromKm === 0) return
    yield { toKm, near: cellsOfRing(statistics, { viewer, whole, fromKm, toKm }) }
    if (toKm === Infinity) return
  }
}

type Known = { farKm: number; share: number }
type Around = { viewer: Point; whole: Bounds; fromKm: number }

/** Squares that hold entries, as far as it is known, by the distance of their far end. */
function squaresByDistance(statistics: Statistics, { viewer, whole, fromKm }: Around): Known[] {
  return statistics
    .squares()
    .flatMap((square) => {
      const { farKm } = distancesTo(square, viewer)
      const bounds = boundsOfSquare(square)
      return farKm < fromKm || !touch(bounds, whole)
        ? []
        : [{ farKm, share: square.share * partWithin(bounds, whole) }]
    })
    .toSorted((one, other) => one.farKm - other.farKm)
}

/** How far one has to look to find this part of all entries; infinitely far where there are not so many. */
function reachOf(known: readonly Known[], wanted: number): number {
  let sum = 0
  return known.find(({ share }) => (sum += share) >= wanted)?.farKm ?? Infinity
}

function partWithin(square: Bounds, whole: Bounds): number {
  const part = (low: 'south' | 'west', high: 'north' | 'east') =>
    (Math.min(square[high], whole[high]) - Math.max(square[low], whole[low])) / (square[high] - square[low])
  return Math.max(0, part('south', 'north')) * Math.max(0, part('west', 'east'))
}
