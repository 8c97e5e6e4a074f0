import { expect, test } from 'vitest'
import { readNumber, writeNumber } from './read-number.ts'

test.each([
  ['', null],
  ['  ', null],
  ['6000', 6000],
  ['6,000', 6000],
  ['1,250,000', 1_250_000],
  ['٦٬٠٠٠', 6000],
  ['٦٠٠٠٫٥', 6000.5],
  ['3.500', 3500],
  ['3 500', 3500],
  ['٣٬٥٠٠', 3500],
  ['٣،٥٠٠', 3500],
  ['٣٫٥٠٠', 3500],
  ['1.250.000', 1_250_000],
  ['3.500.50', 3500.5],
  ['3,500.5', 3500.5],
  ['12.5', 12.5],
  ['12.50', 12.5],
  ['0.50', 0.5],
  ['0.500', undefined],
  ['1234.500', undefined],
  ['six', undefined],
  ['-5', undefined],
  ['6,00', undefined],
  ['1234567890', undefined],
])('%s is read as %s', (typed, number) => {
  expect(readNumber(typed)).toBe(number)
})

test.each([null, 6000, 12.5, 12.345, 1000.125])(
  'the written form of %s is read as the same number',
  (number) => {
    expect(readNumber(writeNumber(number))).toBe(number)
  },
)
