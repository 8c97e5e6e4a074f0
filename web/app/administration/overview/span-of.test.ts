import { expect, test } from 'vitest'
import { spanOf } from './span-of.ts'

test.each([
  [-5_000, 'seconds', 0],
  [42_999, 'seconds', 42],
  [60_000, 'minutes', 1],
  [3_599_000, 'minutes', 59],
  [5 * 3_600_000, 'hours', 5],
  [3.9 * 86_400_000, 'days', 3],
] as const)('%i ms are %s: %i', (ms, unit, count) => expect(spanOf(ms)).toEqual({ unit, count }))
