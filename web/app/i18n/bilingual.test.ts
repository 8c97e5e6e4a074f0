import { expect, test } from 'vitest'
import { readIn } from './bilingual.ts'

test('a reader gets their own language, else the other one', () => {
  expect(readIn('ar', { ar: 'محاسب', en: 'Accountant' })).toEqual({
    text: 'محاسب',
    locale: 'ar',
    isForeign: false,
  })
  expect(readIn('ar', { ar: null, en: 'Accountant' })).toEqual({
    text: 'Accountant',
    locale: 'en',
    isForeign: true,
  })
})

test('a text that is not written yet is in no foreign language', () => {
  expect(readIn('en', { ar: null, en: null })).toEqual({ text: '', locale: 'en', isForeign: false })
})
