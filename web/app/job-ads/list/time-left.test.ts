import { expect, test } from 'vitest'
import { canExtendAt, timeLeft } from './time-left.ts'

const now = new Date('2026-11-23T09:00:00Z')

test.each([
  ['2026-11-23T21:00:00Z', 0, 'urgent'],
  ['2026-11-24T12:00:00Z', 1, 'urgent'],
  ['2026-11-26T09:00:00Z', 3, 'urgent'],
  ['2026-11-27T09:00:00Z', 4, 'soon'],
  ['2026-11-30T09:00:00Z', 7, 'soon'],
  ['2026-12-01T09:00:00Z', 8, 'plenty'],
] as const)('an ad that is open until %s has %i days left', (expiresAt, days, tone) => {
  expect(timeLeft(expiresAt, now)).toMatchObject({ days, tone })
})

test('the bar is full on the day of publishing and never empty', () => {
  expect(timeLeft('2026-12-23T09:00:00Z', now).share).toBe(1)
  expect(timeLeft('2026-11-23T12:00:00Z', now).share).toBeGreaterThan(0)
})

test('an ad can be extended from seven days before its end', () => {
  expect(canExtendAt('2026-11-30T09:00:00Z', now)).toBe(true)
  expect(canExtendAt('2026-11-30T09:00:01Z', now)).toBe(false)
  expect(canExtendAt(null, now)).toBe(false)
})
