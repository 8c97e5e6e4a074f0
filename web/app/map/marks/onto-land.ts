import type { Pixel } from '../drawing/project.ts'
import type { Box } from './join-overlapping.ts'

type Ground = {
  isInSea: (place: Pixel) => boolean
  /** Whether a mark may stand at a place, but for the sea. */
  isFree: (mark: Box) => boolean
  /** How many pixels it may move. */
  most?: number
}

/** The round mark at the nearest place where all of it lies on land; a mark for which there is none stays. */
export function ontoLand<Mark extends Box>(mark: Mark, { isInSea, isFree, most = Infinity }: Ground): Mark {
  const isOnLand = ({ x, y, width }: Box) =>
    touched.every(([right, down]) => !isInSea({ x: x + (right * width) / 2, y: y + (down * width) / 2 }))
  if (isOnLand(mark)) return mark

  for (const [right, down] of steps) {
    if (Math.hypot(right, down) > most) break
    const moved = { ...mark, x: mark.x + right, y: mark.y + down }
    if (isFree(moved) && isOnLand(moved)) return moved
  }
  return mark
}

type Way = [right: number, down: number]

/** From the middle of a mark to its middle and to eight points of its rim, as shares of its radius. */
const touched: Way[] = [
  [0, 0],
  ...Array.from({ length: 8 }, (_, index): Way => {
    const angle = (index * Math.PI) / 4
    return [Math.cos(angle), Math.sin(angle)]
  }),
]

/** Ways of whole steps across a strip of 360 by 120 pixels, the shortest first. */
const [stepPixels, across, down] = [6, 60, 20]
const steps = Array.from({ length: 2 * across + 1 }, (_, column) =>
  Array.from({ length: 2 * down + 1 }, (__, row): Way => [
    (column - across) * stepPixels,
    (row - down) * stepPixels,
  ]),
)
  .flat()
  .toSorted((one, other) => Math.hypot(...one) - Math.hypot(...other))
