import { expect, test } from 'vitest'
import { needsDeadline, offeredDays } from './new-deadline.ts'

const now = new Date('2026-11-21T10:00:00Z')
const ad = (deadline: string | null, expiresAt: string | null = null) => ({ deadline, expiresAt })

test.each([
  ['extend', null, false],
  ['extend', '2026-11-25', true],
  ['extend', '2026-12-20', true],
  ['extend', '2026-12-21', false],
  ['publishAgain', null, false],
  ['publishAgain', '2026-11-20', true],
  ['publishAgain', '2026-11-21', false],
  ['publish', '2026-11-20', true],
] as const)('to %s, the deadline %s has to change: %s', (action, deadline, expected) => {
  expect(needsDeadline(action, ad(deadline), now)).toBe(expected)
})

test('a deadline that ends today in Riyadh has passed at midnight there', () => {
  expect(needsDeadline('publishAgain', ad('2026-11-21'), new Date('2026-11-21T20:59:00Z'))).toBe(false)
  expect(needsDeadline('publishAgain', ad('2026-11-21'), new Date('2026-11-21T21:00:00Z'))).toBe(true)
})

test('the first day that is offered keeps the ad open for longer', () => {
  const whole = '2026-12-21'
  // It ends with the 25th.
  expect(offeredDays('extend', ad('2026-11-25', '2026-11-25T21:00:00Z'), now)).toEqual({
    earliest: '2026-11-26',
    whole,
  })
  // It ends in the middle of the 25th.
  expect(offeredDays('extend', ad('2026-12-01', '2026-11-25T10:00:00Z'), now).earliest).toBe('2026-11-25')
  expect(offeredDays('publishAgain', ad('2026-11-20', '2026-11-20T21:00:00Z'), now)).toEqual({
    earliest: '2026-11-21',
    whole,
  })
})
