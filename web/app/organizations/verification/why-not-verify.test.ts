import type { FileScan } from '@qareeb/contract/files'
import type { Organization } from '@qareeb/contract/organizations'
import { expect, test } from 'vitest'
import { effectOfVerifying, hasNewDocument, lackOfDocument, whyNotVerify } from './why-not-verify.ts'

const documentOf = (scan: FileScan): NonNullable<Organization['registration']> => ({
  id: 'document',
  name: 'registration.pdf',
  size: 1,
  mediaType: 'application/pdf',
  scan,
  uploadedAt: '2026-11-20T08:00:00Z',
})
const waiting = '2026-11-21T08:00:00Z'

test('a verified company is confirmed again once it has sent another document', () => {
  const verified = { verificationStatus: 'verified', registration: documentOf('clean') } as const
  expect(whyNotVerify({ ...verified, waitingSince: null })).toBe('answered')
  expect(whyNotVerify({ ...verified, waitingSince: waiting })).toBeNull()
  expect(hasNewDocument({ ...verified, waitingSince: waiting })).toBe(true)
})

test.each([
  ['unscanned', null],
  ['quarantined', null],
  ['clean', null],
  ['infected', 'infected'],
] as const)('a company whose document is %s is refused for %s', (scan, why) => {
  const company = {
    verificationStatus: 'pending',
    waitingSince: waiting,
    registration: documentOf(scan),
  } as const
  expect(whyNotVerify(company)).toBe(why)
})

test('a company without a document can be verified, with a notice', () => {
  const company = { verificationStatus: 'pending', waitingSince: null, registration: null } as const
  expect(whyNotVerify(company)).toBeNull()
  expect(hasNewDocument(company)).toBe(false)
  expect(lackOfDocument(null)).toBe('none')
  expect(lackOfDocument(documentOf('quarantined'))).toBe('quarantined')
  expect(lackOfDocument(documentOf('unscanned'))).toBeNull()
})

test.each([
  ['pending', null, '1010123456', 'verifyText'],
  ['pending', waiting, null, 'verifyWithoutNumberText'],
  ['verified', waiting, null, 'verifyAgainText'],
] as const)(
  'verifying a company that is %s, waits since %s and has the number %s is said by %s',
  (verificationStatus, waitingSince, registrationNumber, phrase) => {
    expect(effectOfVerifying({ verificationStatus, waitingSince, registrationNumber })).toBe(phrase)
  },
)
