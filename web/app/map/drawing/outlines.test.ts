import { expect, test } from 'vitest'
import type { Position } from '../basemap/basemap-geometry.ts'
import { clipRing } from '../basemap/clip-ring.ts'
import { outlineIn, worldRings } from './outlines.ts'
import { pathOf, projection } from './project.ts'

const riyadh = { lat: 24.7743, lng: 46.7386 }
const frame = { width: 400, height: 200 }
const boxAround = (lat: number, lng: number, by: number): Position[] => [
  [lng - by, lat - by],
  [lng + by, lat - by],
  [lng + by, lat + by],
  [lng - by, lat + by],
]

test.each([
  ['within the frame', boxAround(riyadh.lat, riyadh.lng, 0.02)],
  ['over its edge', boxAround(riyadh.lat, riyadh.lng + 0.2, 0.1)],
  ['around it', boxAround(riyadh.lat, riyadh.lng, 9)],
  ['beside it', boxAround(riyadh.lat, riyadh.lng + 3, 1)],
  ['south of it', boxAround(riyadh.lat - 3, riyadh.lng, 1)],
])('a ring %s is drawn as if each of its corners were projected', (_, ring) => {
  const project = projection(riyadh, 10, frame)
  const [drawn] = worldRings([ring]).map(outlineIn(riyadh, 10, frame))
  expect(drawn).toBe(pathOf(clipRing(ring.map(project), frame)))
})

test('a ring that lies elsewhere is left out', () => {
  expect(worldRings([boxAround(21.5, 39.2, 1)]).map(outlineIn(riyadh, 10, frame))).toEqual([''])
})
