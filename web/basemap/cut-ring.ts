import type { Line, Point } from './topology.ts'

type Frame = { west: number; south: number; east: number; north: number }
type Edge = [axis: 0 | 1, limit: number, side: 1 | -1]

/** The part of a ring within a frame (Sutherland–Hodgman), closed; where it was outside it runs along the edge. */
export function cutRing(ring: Line, { west, south, east, north }: Frame): Line {
  const edges: Edge[] = [
    [0, west, 1],
    [0, east, -1],
    [1, south, 1],
    [1, north, -1],
  ]
  const cut = edges.reduce(cutAt, ring.slice(1))
  return cut.length > 0 ? [...cut, ...cut.slice(0, 1)] : []
}

/** @param ring not closed */
function cutAt(ring: Line, [axis, limit, side]: Edge): Line {
  const inside = (point: Point) => (point[axis] - limit) * side
  return ring.flatMap((to, index) => {
    const from = ring.at(index - 1) ?? to
    const [before, after] = [inside(from), inside(to)]
    const kept = after >= 0 ? [to] : []
    return before >= 0 === after >= 0 ? kept : [between(from, to, before / (before - after)), ...kept]
  })
}

const between = (from: Point, to: Point, share: number): Point => [
  from[0] + (to[0] - from[0]) * share,
  from[1] + (to[1] - from[1]) * share,
]
