import { expect, test } from 'vitest'
import { onlyLanguageOf } from './written-in.ts'

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
