import type { Line, Point } from './topology.ts'

/**
 * Drops points of a line that lie closer than `tolerance` degrees to the remaining line (Douglas–Peucker); both
 * ends stay.
 */
export function simplify(line: Line, tolerance: number): Line {
  const first = line[0]
  const last = line.at(-1)
  if (line.length < 3 || !first || !last) return line

  const farthest = farthestPoint(line, first, last)
  if (farthest.distance <= tolerance) return [first, last]
  const before = simplify(line.slice(0, farthest.index + 1), tolerance)
  return [...before, ...simplify(line.slice(farthest.index), tolerance).slice(1)]
}

function farthestPoint(line: Line, first: Point, last: Point) {
  let index = 0
  let distance = 0
  for (let i = 1; i < line.length - 1; i++) {
    const point = line[i]
    const away = point ? distanceToSegment(point, first, last) : 0
    if (away > distance) [index, distance] = [i, away]
  }
  return { index, distance }
}

function distanceToSegment([x, y]: Point, [x1, y1]: Point, [x2, y2]: Point) {
  const length = (x2 - x1) ** 2 + (y2 - y1) ** 2
  const along = length ? Math.max(0, Math.min(1, ((x - x1) * (x2 - x1) + (y - y1) * (y2 - y1)) / length)) : 0
  return Math.hypot(x - x1 - along * (x2 - x1), y - y1 - along * (y2 - y1))
}
