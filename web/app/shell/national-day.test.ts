import { expect, test } from 'vitest'
import { isNationalDayTime } from './national-day.ts'

test.each([
  ['2026-09-19T20:59:59Z', false],
  ['2026-09-19T21:00:00Z', true],
  ['2026-09-23T12:00:00Z', true],
  ['2026-09-24T20:59:59Z', true],
  ['2026-09-24T21:00:00Z', false],
  ['2026-10-22T12:00:00Z', false],
])('at %s in Riyadh: %s', (instant, stands) => {
  expect(isNationalDayTime(new Date(instant))).toBe(stands)
})
