import type { Bounds } from '@qareeb/contract/search/map-rectangle'
import type { NearCells, Point } from '../request.ts'
import type { Statistics } from '../statistics.ts'
import { type CellRanges, cellsOfSquares } from './cells.ts'
import { boundsOfSquare, distancesTo, type Square, touch } from './square.ts'
import type { Tiles } from './tiles.ts'

type StepAround = { viewer: Point; whole: Bounds; fromKm: number; toKm: number }

/** Squares up to this zoom are too large for their distances to be precise: they are neither left out nor kept by them. */
const imprecise = 3

/** The lowest zoom of which entries have tokens. */
const coarsestWithTokens = 6

/** Squares of this zoom are never divided. Entries have tokens of the even zooms up to it. */
const finest = 14

/** So few entries cost less to read than to divide the square that holds them. */
const fewEntries = 200

/** The cells between two distances, within a rectangle: from far away a thin arc, whose own rectangle holds whole cities. */
export function cellsOfStep(statistics: Statistics, step: StepAround): NearCells {
  const { squares, share } = divideSquares(statistics, {
    // To count the entries of larger squares for each step takes longer than to divide them.
    countedFrom: coarsestWithTokens,
    relationOf: (square) => relationToStep(step, square),
  })
  return { ...cellsOfSquares(squares), share: Math.min(1, share), fromKm: step.fromKm }
}

/** The cells of a rectangle of the size of a region or more: a few squares of one size would hold cities beside it. */
export const cellsWithin = (statistics: Statistics, bounds: Bounds): CellRanges =>
  cellsOfSquares(
    divideSquares(statistics, { countedFrom: 0, relationOf: (square) => relationTo(bounds, square) }).squares,
  )

type Relation = 'outside' | 'inside' | 'border'

type Cover = { relationOf: (square: Square) => Relation; countedFrom: number }

/**
 * Squares that cover an area, and their share of all entries. Those on its border are divided until they lie inside, or
 * hold few entries at a zoom at which these are counted.
 */
function divideSquares(statistics: Statistics, { relationOf, countedFrom }: Cover) {
  const squares: Square[] = []
  let share = 0
  const visit = (square: Square): void => {
    const { zoom, x, y } = square
    const relation = relationOf(square)
    if (relation === 'outside') return
    if (relation === 'inside' || zoom >= countedFrom) {
      const held = statistics.shareOfTiles(tilesIn(square), 0)
      if (relation === 'inside' || zoom === finest || held * statistics.rows <= fewEntries) {
        share += held
        squares.push(square)
        return
      }
    }
    for (const [right, down] of quarters) visit({ zoom: zoom + 1, x: 2 * x + right, y: 2 * y + down })
  }
  visit({ zoom: 0, x: 0, y: 0 })
  return { squares, share }
}

/** The tiles of a square whose zoom has tokens. */
function tilesIn(square: Square): Tiles {
  const zoom = Math.max(coarsestWithTokens, square.zoom + (square.zoom % 2))
  const parts = 2 ** (zoom - square.zoom)
  const [left, top] = [square.x * parts, square.y * parts]
  return { zoom, left, right: left + parts - 1, top, bottom: top + parts - 1 }
}

/** Whether a square lies in the area of a step, outside of it, or on its border. */
function relationToStep({ viewer, whole, fromKm, toKm }: StepAround, square: Square): Relation {
  const relation = relationTo(whole, square)
  if (relation === 'outside') return relation
  if (square.zoom <= imprecise) return 'border'
  const { nearKm, farKm } = distancesTo(square, viewer)
  if (nearKm > toKm || farKm < fromKm) return 'outside'
  return nearKm >= fromKm && farKm <= toKm ? relation : 'border'
}

/** The same for a rectangle. */
function relationTo(whole: Bounds, square: Square): Relation {
  const bounds = boundsOfSquare(square)
  if (!touch(bounds, whole)) return 'outside'
  return isWithin(bounds, whole) ? 'inside' : 'border'
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
