import { phrases } from '@qareeb/content/ar/phrases/files'
import { expect, test } from 'vitest'
import { bindPhrases } from '../i18n/bind-phrases.ts'
import { scanText } from './scan-text.ts'

const t = bindPhrases(phrases, 'ar')

test('nobody is frightened about a file of their own because no scan was made', () => {
  expect(scanText('unscanned', t)).toBeNull()
})

test('what a scan has found is told', () => {
  expect(scanText('infected', t)).toBe(phrases['scan.infected'])
  expect(scanText('clean', t)).toBe(phrases['scan.clean'])
})
