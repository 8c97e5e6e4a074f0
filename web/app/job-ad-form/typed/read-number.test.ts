import { expect, test } from 'vitest'
import { readNumber } from './read-number.ts'

test.each([
  ['', null],
  ['  ', null],
  ['6000', 6000],
  ['6,000', 6000],
  ['1,250,000', 1_250_000],
  ['٦٬٠٠٠', 6000],
  ['٦٠٠٠٫٥', 6000.5],
  ['12.500', 12.5],
  ['six', undefined],
  ['-5', undefined],
  ['6,00', undefined],
  ['1234567890', undefined],
])('%s is read as %s', (typed, number) => {
  expect(readNumber(typed)).toBe(number)
})
