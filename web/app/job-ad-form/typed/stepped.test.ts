import { expect, test } from 'vitest'
import { stepped } from './stepped.ts'

const bounds = { min: 1, max: 999 }

test.each([
  ['', 1, '1'],
  ['1', 1, '2'],
  ['٢', 1, '3'],
  ['999', 1, null],
  ['5000', 1, '999'],
  ['3', -1, '2'],
  ['1', -1, ''],
  ['', -1, null],
  ['many', 1, '1'],
] as const)('“%s” stepped by %i becomes %j', (typed, by, expected) => {
  expect(stepped(typed, by, bounds)).toBe(expected)
})
