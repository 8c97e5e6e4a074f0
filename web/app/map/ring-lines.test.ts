import { distanceKm } from '@qareeb/reference/distance'
import { expect, test } from 'vitest'
import { circleAround, distanceRings } from './ring-lines.ts'

const riyadh = { lat: 24.7, lng: 46.7 }

test('draws every point of a circle at its distance', () => {
  for (const [lng, lat] of circleAround(riyadh, 10))
    expect(distanceKm(riyadh, { lat, lng })).toBeCloseTo(10, 1)
})

test('shows one to four rings at each zoom at which a town fills the screen', () => {
  for (let zoom = 8; zoom <= 14; zoom += 0.5) {
    const shown = distanceRings(riyadh).filter(({ minZoom, maxZoom }) => zoom >= minZoom && zoom < maxZoom)
    expect(shown.length).toBeGreaterThan(0)
    expect(shown.length).toBeLessThan(5)
  }
})
