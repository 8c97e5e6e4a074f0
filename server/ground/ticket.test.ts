import { expect, test } from 'vitest'
import { testConfig } from '../testing/test-config.ts'
import { makeTicket, readTicket } from './ticket.ts'

const config = testConfig()
const organizationId = '1c9e7c60-0f0b-4d43-8d2c-3a6e5b1f2a90'
const one = { purpose: 'invitations', id: 'one', organizationId }

test('a token is the same in every mail about its row, and its holder has the hash that the row keeps', () => {
  const { token, hash } = makeTicket({ config }, one)
  expect(readTicket(token)).toEqual({ kind: 'ticket', hash })
  expect(makeTicket({ config }, one).token).toBe(token)
})

test('another row, another purpose and another secret make another token', () => {
  const { token } = makeTicket({ config }, one)
  expect(makeTicket({ config }, { ...one, id: 'two' }).token).not.toBe(token)
  expect(makeTicket({ config }, { ...one, purpose: 'applications' }).token).not.toBe(token)
  const elsewhere = { config: { ...config, secret: 'another secret of at least 32 letters' } }
  expect(makeTicket(elsewhere, one).token).not.toBe(token)
})

test.each(['', 'x', 'x'.repeat(63), 'x'.repeat(65), `${'x'.repeat(63)}!`, 'ي'.repeat(64)])(
  'a text that is no token is none: %s',
  (text) => {
    expect(readTicket(text)).toBeUndefined()
  },
)
