import { expect, test } from 'vitest'
import { breakLines, widthOf } from './lines.ts'

test('breaks between words and fills each line', () => {
  expect(breakLines('one two three four', { room: 5, most: 3 })).toEqual(['one two', 'three', 'four'])
})

test('a text that is too long ends in an ellipsis', () => {
  expect(breakLines('one two three four', { room: 5, most: 2 })).toEqual(['one two', 'three…'])
})

test('a word longer than the line is cut', () => {
  const [line = ''] = breakLines('Donaudampfschifffahrtsgesellschaft', { room: 6, most: 2 })
  expect(line).toMatch(/^Donau.*…$/)
  expect(widthOf(line)).toBeLessThanOrEqual(6.1)
})

test('an empty text has no lines', () => {
  expect(breakLines('  ', { room: 5, most: 2 })).toEqual([])
})
