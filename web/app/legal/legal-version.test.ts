import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { legalVersion } from '@qareeb/contract/users'
import { expect, test } from 'vitest'

/**
 * The digest of the four legal texts at each version. A text that changed needs a new `legalVersion`, since consents
 * name it, and a line here. The line of a version that was released never changes.
 */
const digests: Record<string, string> = {
  '2026-11-25': 'a11928a44be69326',
  '2026-11-26': '9427a0b604257dee',
  '2026-11-27': '6ba7ab9f05f56ef6',
  '2026-11-28': 'faf0d00ebe70fefa',
}

test('the version of the legal texts is the version of their words', () => {
  const hash = createHash('sha256')
  for (const locale of ['ar', 'en'])
    for (const page of ['privacy-policy', 'terms-and-conditions'])
      hash.update(readFileSync(path.join(import.meta.dirname, `../../../content/${locale}/pages/${page}.md`)))
  expect(digests[legalVersion]).toBe(hash.digest('hex').slice(0, 16))
})
