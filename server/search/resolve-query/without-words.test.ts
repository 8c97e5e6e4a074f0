import { expect, it } from 'vitest'
import { withoutWords } from './without-words.ts'

it.each([
  ['ممرضة بجدة', ['بجده'], 'ممرضة'],
  ['Driver, Al-Khobar  night', ['al', 'khobar'], 'Driver, night'],
  ['city manager jeddah city', ['jeddah', 'city'], 'city manager'],
  ['في جدة', ['في', 'جده'], ''],
  ['nurse', ['jeddah'], 'nurse'],
])('«%s» without %j', (typed, words, left) => {
  expect(withoutWords(typed, words)).toBe(left)
})
