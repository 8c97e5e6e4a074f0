import { beforeAll, expect, test } from 'vitest'
import { bindPhrases } from '../i18n/bind-phrases.ts'
import { loadedPhrases, loadEveryPhrase } from '../i18n/load-phrases.ts'
import { formatSize } from './format-size.ts'

beforeAll(loadEveryPhrase)

test.each([
  [0, '0 KB'],
  [1, '1 KB'],
  [320_000, '313 KB'],
  [1_500_000, '1.4 MB'],
])('%i bytes are %s', (bytes, words) => {
  const t = bindPhrases<'files'>(loadedPhrases('en', 'files'), 'en')
  expect(formatSize(bytes, 'en', t).replaceAll(/[\u2066-\u2069]/g, '')).toBe(words)
})
