import type { Bounds } from '@qareeb/contract/search/map-rectangle'
import { mercatorEnd, mercatorX, mercatorY } from './mercator.ts'
import type { Square } from './square.ts'
import { countTiles, type Tiles } from './tiles.ts'

/** Ranges of cell numbers, both ends included. */
export type CellRanges = { lows: number[]; highs: number[] }

/** The zoom of the cells of `search_cell` in SQL, which has the same numbers. */
const finest = 15

/** A rectangle is covered by at most this many squares of the finest zoom that manages with so few. */
const mostCovering = 12

/** Squares of a lower zoom, wider than some 150 km, would hold cities beside the rectangle. */
const coarsestCovering = 8

/**
 * The cells that cover a rectangle of the size of a city, and a little more: numbers of neighbouring squares are joined.
 * @returns null for a larger one
 */
export function cellsOf(bounds: Bounds): CellRanges | null {
  const frame = frameOf(bounds)
  for (let zoom = finest; zoom >= coarsestCovering; zoom--) {
    const squares = squaresOver(frame, zoom)
    if (countTiles(squares) <= mostCovering) return rangesOf(tileNumbers(squares), zoom)
  }
  return null
}

/** The zoom of the tiles that have lists by date, some nine kilometres wide: `search_cell(lat, lng) >> 6` in SQL. */
const listedZoom = 12

/** The tiles with lists by date that hold a rectangle; null where that takes more than `most`. */
export function listedTiles(bounds: Bounds, most: number): Tiles | null {
  const tiles = squaresOver(frameOf(bounds), listedZoom)
  return countTiles(tiles) <= most ? tiles : null
}

/** Ours and the database's sines need not agree in the last bit. */
const margin = 1e-9

/** The ends of a rectangle as parts of the map, from its north-western corner. */
const frameOf = ({ south, west, north, east }: Bounds) => ({
  left: mercatorX(west) - margin,
  right: mercatorX(east) + margin,
  top: mercatorY(Math.min(mercatorEnd, north)) - margin,
  bottom: mercatorY(Math.max(-mercatorEnd, south)) + margin,
})

function squaresOver({ left, right, top, bottom }: ReturnType<typeof frameOf>, zoom: number): Tiles {
  const at = (part: number) => Math.min(2 ** zoom - 1, Math.max(0, Math.floor(part * 2 ** zoom)))
  return { zoom, left: at(left), right: at(right), top: at(top), bottom: at(bottom) }
}

/** The numbers of squares as SQL counts them: `search_cell` at its own zoom, and shifted by two bits for each coarser one. */
export function tileNumbers({ left, right, top, bottom }: Tiles): number[] {
  const numbers: number[] = []
  for (let x = left; x <= right; x++) for (let y = top; y <= bottom; y++) numbers.push(interleave(x, y))
  return numbers
}

/** The number of a square: the bits of its column and its row take turns. */
const interleave = (x: number, y: number) => (spread(y) << 1) | spread(x)

/** The sixteen bits of a number with a gap before each. */
function spread(bits: number): number {
  let spaced = bits
  spaced = (spaced | (spaced << 8)) & 0x00_ff_00_ff
  spaced = (spaced | (spaced << 4)) & 0x0f_0f_0f_0f
  spaced = (spaced | (spaced << 2)) & 0x33_33_33_33
  return (spaced | (spaced << 1)) & 0x55_55_55_55
}

/** The cells of squares of any zoom. */
export const cellsOfSquares = (squares: readonly Square[]): CellRanges =>
  joined(
    squares.map(({ zoom, x, y }) => {
      const size = 4 ** (finest - zoom)
      return { low: interleave(x, y) * size, size }
    }),
  )

/** The cells of squares of a coarser zoom: those inside of one follow each other. */
function rangesOf(squares: number[], zoom: number): CellRanges {
  const size = 4 ** (finest - zoom)
  return joined(squares.map((square) => ({ low: square * size, size })))
}

function joined(each: { low: number; size: number }[]): CellRanges {
  const lows: number[] = []
  const highs: number[] = []
  for (const { low, size } of each.toSorted((one, other) => one.low - other.low)) {
    if (highs.at(-1) === low - 1) highs.pop()
    else lows.push(low)
    highs.push(low + size - 1)
  }
  return { lows, highs }
}
