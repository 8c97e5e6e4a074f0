import { expect, test } from 'vitest'
import type { Statistics } from '../statistics.ts'
import { stepsBySquares } from './steps-by-squares.ts'

/** A city of 16 squares of zoom 10, about 140 km wide, that hold all entries evenly. */
const city = Array.from({ length: 16 }, (_, at) => ({
  zoom: 10,
  x: 643 + (at % 4),
  y: 437 + Math.floor(at / 4),
  share: 1 / 16,
}))
const statistics: Statistics = {
  rows: 1_000_000,
  share: () => 1,
  isCommon: () => true,
  shareOfTiles: () => 0,
  squares: () => city,
  recent: () => 1,
}
const everything = {
  words: 1,
  enumerations: 1,
  narrowest: 1,
  category: 1,
  salaryFrom: 1,
  organizationNumber: 1,
  days: 1,
  anywhere: 1,
  hasTokens: false,
}

test.each([
  { from: 'Dubai', viewer: { lat: 25.2, lng: 55.3 } },
  { from: 'London', viewer: { lat: 51.5, lng: -0.1 } },
  { from: 'Auckland', viewer: { lat: -36.8, lng: 174.8 } },
])('the first step into a city reads a small part of it from $from', ({ viewer }) => {
  const request = { now: new Date(0), sort: 'closest' as const, viewer }
  const [first, second] = stepsBySquares(request, statistics, { ...everything, wanted: 1_000 })
  if (!first || !second) throw new Error('There is no step.')
  expect(second.toKm - first.toKm).toBeGreaterThan(0)
  expect(second.toKm - first.toKm).toBeLessThan(5)
})
