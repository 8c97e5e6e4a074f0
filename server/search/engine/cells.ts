import type { Bounds } from '@qareeb/contract/search'
import { mercatorEnd, mercatorX, mercatorY } from './mercator.ts'

/** Stretches of cell numbers, both ends included. */
type Cells = { lows: number[]; highs: number[] }

/** The zoom of the cells of `search_cell` in SQL, which numbers them alike. */
const finest = 15

/** A rectangle is covered by at most this many squares of the finest zoom that manages with so few. */
const mostCovering = 12

/** The cells that cover a rectangle, and a little more: numbers of neighbouring squares are joined. */
export function cellsOf({ south, west, north, east }: Bounds): Cells {
  const [left, right] = [mercatorX(west), mercatorX(east)]
  const [top, bottom] = [mercatorY(Math.min(mercatorEnd, north)), mercatorY(Math.max(-mercatorEnd, south))]
  for (let zoom = finest; ; zoom--) {
    const [fromX, toX] = [toSquare(left - margin, zoom), toSquare(right + margin, zoom)]
    const [fromY, toY] = [toSquare(top - margin, zoom), toSquare(bottom + margin, zoom)]
    if ((toX - fromX + 1) * (toY - fromY + 1) > mostCovering) continue

    const squares: number[] = []
    for (let x = fromX; x <= toX; x++) for (let y = fromY; y <= toY; y++) squares.push(interleave(x, y))
    return stretches(squares, zoom)
  }
}

/** Ours and the database's sines need not agree in the last bit. */
const margin = 1e-9

const toSquare = (part: number, zoom: number) =>
  Math.min(2 ** zoom - 1, Math.max(0, Math.floor(part * 2 ** zoom)))

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

/** The cells of squares of a coarser zoom: those inside of one follow each other. */
function stretches(squares: number[], zoom: number): Cells {
  const size = 4 ** (finest - zoom)
  const lows: number[] = []
  const highs: number[] = []
  for (const square of squares.toSorted((one, other) => one - other)) {
    const low = square * size
    if (highs.at(-1) === low - 1) highs.pop()
    else lows.push(low)
    highs.push(low + size - 1)
  }
  return { lows, highs }
}
