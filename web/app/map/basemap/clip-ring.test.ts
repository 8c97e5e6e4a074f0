import { expect, test } from 'vitest'
import type { Position } from './basemap-geometry.ts'
import { clipRing } from './clip-ring.ts'

const frame = { width: 100, height: 50 }
const square = (from: number, to: number): Position[] => [
  [from, from],
  [to, from],
  [to, to],
  [from, to],
]

test('leaves a ring inside the frame as it is', () => {
  expect(clipRing(square(10, 40), frame)).toEqual(square(10, 40))
})

test('drops a ring outside', () => {
  expect(clipRing(square(200, 300), frame)).toEqual([])
})

test('cuts a ring that reaches out, a little beyond the edge', () => {
  const xs = clipRing(square(-500, 500), frame).map(([x]) => x)
  expect([Math.min(...xs), Math.max(...xs)]).toEqual([-8, 108])
})
