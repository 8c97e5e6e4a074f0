import { expect, test } from 'vitest'
import { readDegrees } from './degrees.ts'

test.each([
  ['24.7136', 24.7136],
  [' 24,7136 ', 24.7136],
  ['٢٤٫٧١٣٦', 24.7136],
  ['۲۴.۷۱۳۶', 24.7136],
  ['-33', -33],
  ['−33.5', -33.5],
  ['+46.', 46],
  ['\u200e46.6753\u200f', 46.6753],
])('reads %s', (cell, degrees) => {
  expect(readDegrees(cell)).toBe(degrees)
})

test.each(['', '24.7° N', '24°42′49″', '24.7.1', '1e3', 'NaN', '0x10', '24 46', '1234', '=24', '24,713,6'])(
  'does not guess at %s',
  (cell) => {
    expect(readDegrees(cell)).toBeUndefined()
  },
)
