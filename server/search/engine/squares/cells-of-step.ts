import type { Bounds } from '@qareeb/contract/search/map-rectangle'
import type { NearCells, Point } from '../request.ts'
import type { Statistics } from '../statistics.ts'
import { cellsOfSquares } from './cells.ts'
import { boundsOfSquare, distancesTo, type Square, touch } from './square.ts'

type StepAround = { viewer: Point; whole: Bounds; fromKm: number; toKm: number }

/** Squares up to this zoom are too large for their distances to be precise: they are neither left out nor kept by them. */
const imprecise = 3

/** Squares of a lower zoom are always divided: entries have no tokens that count them. */
const coarsest = 6

/** Squares of this zoom are never divided. Entries have tokens of the even zooms up to it. */
const finest = 14

/** So few entries cost less to read than to divide the square that holds them. */
const fewEntries = 200

/**
 * The cells between two distances, within a rectangle. Squares on the border are divided until they lie inside or hold
 * few entries: from far away the area is a thin arc, and the rectangle around it would hold whole cities.
 */
export function cellsOfStep(statistics: Statistics, step: StepAround): NearCells {
  const kept: Square[] = []
  let share = 0
  const visit = (square: Square): void => {
    const { zoom, x, y } = square
    const relation = relationTo(step, square)
    if (relation === 'outside') return
    if (zoom >= coarsest && zoom % 2 === 0) {
      const held = statistics.shareOfTiles({ zoom, left: x, right: x, top: y, bottom: y }, 0)
      if (relation === 'inside' || zoom === finest || held * statistics.rows <= fewEntries) {
        share += held
        kept.push(square)
        return
      }
    }
    for (const [right, down] of quarters) visit({ zoom: zoom + 1, x: 2 * x + right, y: 2 * y + down })
  }
  visit({ zoom: 0, x: 0, y: 0 })
  return { ...cellsOfSquares(kept), share: Math.min(1, share), fromKm: step.fromKm }
}

/** Whether a square lies in the area of a step, outside of it, or on its border. */
function relationTo(step: StepAround, square: Square): 'outside' | 'inside' | 'border' {
  const bounds = boundsOfSquare(square)
  if (!touch(bounds, step.whole)) return 'outside'
  if (square.zoom <= imprecise) return 'border'
  const { nearKm, farKm } = distancesTo(square, step.viewer)
  if (nearKm > step.toKm || farKm < step.fromKm) return 'outside'
  return nearKm >= step.fromKm && farKm <= step.toKm && isWithin(bounds, step.whole) ? 'inside' : 'border'
}

const quarters = [
  [0, 0],
  [1, 0],
  [0, 1],
  [1, 1],
] as const

const isWithin = (bounds: Bounds, whole: Bounds) =>
  whole.south <= bounds.south &&
  bounds.north <= whole.north &&
  whole.west <= bounds.west &&
  bounds.east <= whole.east
