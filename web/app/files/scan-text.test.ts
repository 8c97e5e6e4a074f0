import { phrases } from '@qareeb/content/ar/phrases/files'
import { expect, test } from 'vitest'
import { bindPhrases } from '../i18n/bind-phrases.ts'
import { scanText } from './scan-text.ts'

const t = bindPhrases(phrases, 'ar')

test('a person’s own file without a scan has no warning', () => {
  expect(scanText('unscanned', t)).toBeNull()
})

test('the result of a scan is shown', () => {
  expect(scanText('infected', t)).toBe(phrases['scan.infected'])
  expect(scanText('clean', t)).toBe(phrases['scan.clean'])
})
