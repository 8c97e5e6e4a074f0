import { expect, test } from 'vitest'
import { hiddenEnds } from './hidden-ends.ts'

const row = { scrollWidth: 900, clientWidth: 600 }

test.each([
  ['from left to right', 1],
  ['from right to left', -1],
])('a row %s hides its end, then both ends, then its start', (_, sign) => {
  expect(hiddenEnds({ ...row, scrollLeft: 0 })).toEqual(['end'])
  expect(hiddenEnds({ ...row, scrollLeft: sign * 100 })).toEqual(['start', 'end'])
  expect(hiddenEnds({ ...row, scrollLeft: sign * 299.5 })).toEqual(['start'])
})

test('a row that has room for all hides nothing', () => {
  expect(hiddenEnds({ scrollLeft: 0, scrollWidth: 600, clientWidth: 600 })).toEqual([])
})
