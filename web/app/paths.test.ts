import { expect, test } from 'vitest'
import { seniorAccountant } from './job-ads/testing-ads.ts'
import { slugIn } from './paths.ts'

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
