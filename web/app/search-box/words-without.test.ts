import { expect, test } from 'vitest'
import { wordsWithout } from './words-without.ts'

const jeddah = { name: { ar: 'جدة', en: 'Jeddah' } }
const khobar = { name: { ar: 'الخبر', en: 'Al Khobar' } }

test.each([
  ['nurse jeddah', jeddah, 'nurse'],
  ['ممرضة في جده', jeddah, 'ممرضة'],
  ['Jeddah night nurse', jeddah, 'night nurse'],
  ['driver in Al Khobar part-time', khobar, 'driver part-time'],
  ['nurse riyadh', jeddah, 'nurse riyadh'],
  ['سائق شمال جدة', jeddah, 'سائق'],
  ['driver north of jeddah', jeddah, 'driver'],
  ['cook in downtown Jeddah', jeddah, 'cook'],
  ['طباخ في وسط جدة', jeddah, 'طباخ'],
  ['في جدة', jeddah, ''],
  ['', jeddah, ''],
])('«%s» without its place', (typed, place, words) => {
  expect(wordsWithout(typed, place)).toBe(words)
})
