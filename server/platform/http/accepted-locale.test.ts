import { expect, test } from 'vitest'
import { acceptedLocale } from './accepted-locale.ts'

test.each([
  [undefined, 'ar'],
  ['', 'ar'],
  ['en', 'en'],
  ['EN-gb', 'en'],
  ['ar-SA', 'ar'],
  ['en-GB,en;q=0.9,ar;q=0.8', 'en'],
  ['en;q=0.5, ar;q=0.7', 'ar'],
  ['fr-FR,fr;q=0.9,en;q=0.3', 'en'],
  ['de', 'ar'],
  ['*', 'ar'],
  ['enx', 'ar'],
  ['en;q=0', 'ar'],
  ['en;q=abc', 'en'],
  [';;,,=', 'ar'],
])('%s asks for %s', (header, locale) => {
  expect(acceptedLocale(header)).toBe(locale)
})
