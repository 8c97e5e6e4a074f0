import { expect, test } from 'vitest'
import { wordsBefore, wordsWithout } from './words-before.ts'

const riyadh = { name: { ar: 'الرياض', en: 'Riyadh' } }
const dammam = { name: { ar: 'الدمام', en: 'Dammam' } }
const olaya = { name: { ar: 'العليا', en: 'Al Olaya' } }
const jeddah = { name: { ar: 'جدة', en: 'Jeddah' } }

test.each([
  ['سائق ال', dammam, 'سائق'],
  ['محاسب في الري', riyadh, 'محاسب'],
  ['كاشير جده', jeddah, 'كاشير'],
  ['driver jed', jeddah, 'driver'],
  ['nurse in Al Ol', olaya, 'nurse'],
  ['nurse olaya', olaya, 'nurse'],
  ['ريا', riyadh, ''],
  ['in riyadh', riyadh, ''],
  ['software engineer المدينة', { name: { ar: 'يثرب', en: null } }, 'software engineer'],
])('%s with a place picked leaves its words', (typed, place, words) => {
  expect(wordsBefore(typed, place)).toBe(words)
})

const khobar = { name: { ar: 'الخبر', en: 'Al Khobar' } }

test.each([
  ['nurse jeddah', jeddah, 'nurse'],
  ['ممرضة في جده', jeddah, 'ممرضة'],
  ['Jeddah night nurse', jeddah, 'night nurse'],
  ['driver in Al Khobar part-time', khobar, 'driver part-time'],
  ['nurse riyadh', jeddah, 'nurse riyadh'],
  ['في جدة', jeddah, ''],
  ['', jeddah, ''],
])('«%s» without its place', (typed, place, words) => {
  expect(wordsWithout(typed, place)).toBe(words)
})
