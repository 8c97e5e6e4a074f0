import type { Position } from './basemap-geometry.ts'

/** Beyond the frame by this much, so that outlines do not show along its edge. */
export const clipMargin = 8

/** The part of a ring within a frame of pixels (Sutherland–Hodgman); empty when it lies outside. */
export function clipRing(ring: Position[], { width, height }: { width: number; height: number }): Position[] {
  const edges: [axis: 0 | 1, limit: number, keepsLess: boolean][] = [
    [0, -clipMargin, false],
    [0, width + clipMargin, true],
    [1, -clipMargin, false],
    [1, height + clipMargin, true],
  ]
  return edges.reduce(
    (rest, [axis, limit, keepsLess]) =>
      clipAt(rest, axis, (value) => (keepsLess ? limit - value : value - limit)),
    ring,
  )
}

function clipAt(ring: Position[], axis: 0 | 1, inside: (value: number) => number): Position[] {
  return ring.flatMap((to, index) => {
    const from = ring.at(index - 1) ?? to
    const [before, after] = [inside(from[axis]), inside(to[axis])]
    const kept: Position[] = after >= 0 ? [to] : []
    return before >= 0 === after >= 0 ? kept : [between(from, to, before / (before - after)), ...kept]
  })
}

const between = (from: Position, to: Position, share: number): Position => [
  from[0] + (to[0] - from[0]) * share,
  from[1] + (to[1] - from[1]) * share,
]
