import type { Position } from './basemap-geometry.ts'

/** Whether a point lies inside of an odd number of rings: inside of an outline, and in none of its holes. */
export function isInRings(rings: readonly (readonly Position[])[], point: Position): boolean {
  const crossings = rings.reduce((sum, ring) => sum + crossingsOf(ring, point), 0)
  return crossings % 2 === 1
}

/** How many edges of a ring a line from a point to the east crosses. */
const crossingsOf = (ring: readonly Position[], [x, y]: Position) =>
  ring.filter(([toX, toY], index) => {
    const [fromX, fromY] = ring.at(index - 1) ?? [toX, toY]
    if (fromY > y === toY > y) return false
    return x < fromX + ((y - fromY) / (toY - fromY)) * (toX - fromX)
  }).length
