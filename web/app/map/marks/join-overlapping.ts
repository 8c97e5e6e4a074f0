/** The area of a mark: a box around its middle, in pixels. */
export type Box = { x: number; y: number; width: number; height: number }

/** Joins marks, the most important first, until none covers another. @param gap pixels that stay free between two */
export function joinOverlapping<Mark extends Box>(
  marks: readonly Mark[],
  join: (one: Mark, other: Mark) => Mark,
  gap: number,
): Mark[] {
  const apart: Mark[] = []
  for (const mark of marks) {
    let added = mark
    let index = apart.findIndex((other) => isOver(added, other, gap))
    while (index >= 0) {
      const [other] = apart.splice(index, 1)
      if (other) added = join(other, added)
      index = apart.findIndex((next) => isOver(added, next, gap))
    }
    apart.push(added)
  }
  return apart
}

/** Whether two boxes, with some pixels between them, cover each other. */
export const isOver = (one: Box, other: Box, gap = 0): boolean =>
  Math.abs(one.x - other.x) < (one.width + other.width) / 2 + gap &&
  Math.abs(one.y - other.y) < (one.height + other.height) / 2 + gap
