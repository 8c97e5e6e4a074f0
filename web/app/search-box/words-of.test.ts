import { expect, test } from 'vitest'
import { wordsOf } from './words-of.ts'

test.each(['', '  ', '\u200f', ' \u200f\u061c\t\u2066\u2069 ', '\ufeff'])(
  'finds no words in %j, where nothing can be seen',
  (text) => {
    expect(wordsOf(text)).toBe('')
  },
)

test('keeps words, and marks of direction inside them', () => {
  expect(wordsOf(' محاسب \u200fاول ')).toBe('محاسب \u200fاول')
})

test('cuts words to the length that a search takes, and no letter in half', () => {
  expect(wordsOf('nurse '.repeat(70))).toHaveLength(119)
  expect(wordsOf(`a${'👩'.repeat(200)}`)).toBe(`a${'👩'.repeat(59)}`)
})
