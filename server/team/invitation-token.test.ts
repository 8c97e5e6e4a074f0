import { expect, test } from 'vitest'
import { testConfig } from '../testing/test-config.ts'
import { invitationToken, readInvitationToken } from './invitation-token.ts'

const config = testConfig()
const organizationId = '1c9e7c60-0f0b-4d43-8d2c-3a6e5b1f2a90'

test('a token names its company and is the same in every mail of an invitation', () => {
  const { token, hash } = invitationToken({ config }, { id: 'one', organizationId })
  expect(readInvitationToken(token)).toEqual({ organizationId, hash })
  expect(invitationToken({ config }, { id: 'one', organizationId }).token).toBe(token)
})

test('another invitation, and another secret, make another token', () => {
  const { token } = invitationToken({ config }, { id: 'one', organizationId })
  expect(invitationToken({ config }, { id: 'two', organizationId }).token).not.toBe(token)
  const elsewhere = { config: { ...config, secret: 'another secret of at least 32 letters' } }
  expect(invitationToken(elsewhere, { id: 'one', organizationId }).token).not.toBe(token)
})

test.each(['', 'x', 'x'.repeat(63), 'x'.repeat(65), `${'x'.repeat(63)}!`, 'ي'.repeat(64)])(
  'a text that is no token is none: %s',
  (text) => {
    expect(readInvitationToken(text)).toBeUndefined()
  },
)
