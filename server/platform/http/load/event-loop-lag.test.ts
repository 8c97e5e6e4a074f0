import { expect, test } from 'vitest'
import { createLagMeter } from './event-loop-lag.ts'

/** The reported lag after turns at these moments, when one is due every 250 ms. */
function lagAfter(...moments: number[]): number {
  const meter = createLagMeter(250, 0)
  for (const moment of moments) meter.tick(moment)
  return meter.sustained()
}

test('turns that begin on time count as no lag', () => {
  expect(lagAfter(250, 500, 750)).toBe(0)
})

test('one late turn counts as no lag', () => {
  expect(lagAfter(250, 3_500)).toBe(0)
  expect(lagAfter(250, 3_500, 3_750)).toBe(0)
})

test('of two consecutive lags the shorter one is reported', () => {
  expect(lagAfter(250, 3_500, 5_750)).toBe(2_000)
})
