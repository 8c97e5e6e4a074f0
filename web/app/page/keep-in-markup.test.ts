import { expect, test } from 'vitest'
import { keepInMarkup } from './keep-in-markup.ts'

test('the value can be read, and is not among the data', () => {
  const words = { part: '0', html: '<p>Text</p>' }
  keepInMarkup(words, 'html')
  expect(words.html).toBe('<p>Text</p>')
  expect(JSON.stringify(words)).toBe('{"part":"0"}')
})
