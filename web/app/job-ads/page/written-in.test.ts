import { expect, test } from 'vitest'
import { seniorAccountant } from '../testing-ads.ts'
import { onlyLanguageOf, slugIn } from './written-in.ts'

const both = { ar: 'نص', en: 'text' }
const arabic = { ar: 'نص', en: null }
const english = { ar: null, en: 'text' }

test.each([
  [{ title: both, description: both }, undefined],
  [{ title: arabic, description: arabic }, 'ar'],
  [{ title: english, description: english }, 'en'],
  [{ title: both, description: arabic }, 'ar'],
] as const)('an ad with %j is written in %s alone', (texts, locale) => {
  expect(onlyLanguageOf(texts)).toBe(locale)
})

test('the page of a language has the slug of that language', () => {
  expect(slugIn('ar', seniorAccountant)).toBe('محاسب-أول-a1b2')
  expect(slugIn('en', seniorAccountant)).toBe('senior-accountant-a1b2')
})

test('an ad in one language keeps its only slug on both sites', () => {
  expect(slugIn('ar', { id: 'id', slugs: { ar: null, en: 'driver' } })).toBe('driver')
})

test('an ad without a slug goes by its id', () => {
  expect(slugIn('en', { id: 'id', slugs: { ar: null, en: null } })).toBe('id')
})
