import { expect, test } from 'vitest'
import { correctWord } from './correct-word.ts'
import { slipsBetween, swappedNeighbours } from './spelling.ts'

test.for([
  ['driver', 'driver', 0],
  ['drvier', 'driver', 1],
  ['acountant', 'accountant', 1],
  ['recepshionist', 'receptionist', 2],
  ['محاسي', 'محاسب', 1],
  ['مبعيات', 'مبيعات', 1],
  ['nurse', 'driver', Infinity],
] as const)('%s is %s with %d slips', ([one, other, slips]) => {
  expect(slipsBetween(one, other, 2)).toBe(slips)
})

test('swaps each pair of neighbours that differ', () => {
  expect(swappedNeighbours('abb')).toEqual(['bab'])
})

test('prefers fewer slips, then a city, then what is used most', () => {
  const similar = [
    { word: 'zaxon', uses: 9 },
    { word: 'zaxen', uses: 500 },
  ]

  expect(correctWord('zaxan', similar)).toEqual({ word: 'zaxen', isCity: false })
  expect(correctWord('khobat', [{ word: 'khobap', uses: 9 }])).toEqual({ word: 'khobar', isCity: true })
})

test('the shortest words and words unlike any other are not corrected', () => {
  expect(correctWord('nrs', [{ word: 'nurse', uses: 9 }])).toBeUndefined()
  expect(correctWord('qwertzuiop', [])).toBeUndefined()
})
