import { expect, test } from 'vitest'
import { isRenamed } from './is-renamed.ts'

test.each([
  [{ verificationStatus: 'pending', isPublic: true }, true],
  [{ verificationStatus: 'pending', isPublic: false }, false],
  [{ verificationStatus: 'rejected', isPublic: false }, false],
  [{ verificationStatus: 'verified', isPublic: true }, false],
] as const)('%j has lost its badge by another name: %s', (standing, expected) => {
  expect(isRenamed(standing)).toBe(expected)
})
