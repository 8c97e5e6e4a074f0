import { expect, test } from 'vitest'
import { minutesToSay } from './use-minutes-left.ts'

test.each([
  [30 * 60_000 + 1400, 30],
  [29 * 60_000 + 3000, 30],
  [29 * 60_000, 29],
  [3000, 1],
  [900, 0],
  [0, 0],
])('of %d milliseconds it says %d minutes', (left, minutes) => {
  expect(minutesToSay(left)).toBe(minutes)
})
