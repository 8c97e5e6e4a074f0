import { expect, test } from 'vitest'
import { isLastAdmin, secondsUntilNextMail, stateOfInvitation } from './rules.ts'

const now = new Date('2026-11-21T10:00:00Z')
const at = (seconds: number) => new Date(now.getTime() + seconds * 1_000)
const open = { acceptedAt: null, cancelledAt: null, expiresAt: at(1) }

test.each([
  ['valid', open],
  ['expired', { ...open, expiresAt: now }],
  ['used', { ...open, acceptedAt: now }],
  ['cancelled', { ...open, cancelledAt: now, expiresAt: at(-1) }],
  ['cancelled', { ...open, isErased: true }],
])('an invitation is %s', (state, times) => {
  expect(stateOfInvitation(times, now)).toBe(state)
})

test.each([
  [0, 60],
  [59, 1],
  [60, 0],
  [600, 0],
])('an invitation mailed %i seconds ago may be mailed again in %i seconds', (ago, wait) => {
  expect(secondsUntilNextMail(at(-ago), now)).toBe(wait)
})

test('only the one administrator at work is the last one', () => {
  const omar = { userId: 'omar', role: 'ADMIN' as const, isDisabled: false }
  const huda = { userId: 'huda', role: 'HR' as const, isDisabled: false }
  expect(isLastAdmin([omar, huda], 'omar')).toBe(true)
  expect(isLastAdmin([omar, huda], 'huda')).toBe(false)
  expect(isLastAdmin([omar, { ...huda, role: 'ADMIN' }], 'omar')).toBe(false)
  expect(isLastAdmin([omar, { ...huda, role: 'ADMIN', isDisabled: true }], 'omar')).toBe(true)
  expect(isLastAdmin([omar, { ...huda, role: 'ADMIN', isDisabled: true }], 'huda')).toBe(false)
})
