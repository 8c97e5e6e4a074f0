import { describe, expect, it } from 'vitest'
import { fingerprint, seal, unseal } from './seal.ts'

const secret = 'a secret of tests that is long enough'

describe('a sealed text', () => {
  it('is opened by the secret and purpose that it was sealed with', () => {
    expect(unseal(seal('رمز 204816', secret, 'delivery'), secret, 'delivery')).toBe('رمز 204816')
  })

  it('looks different every time and does not reveal its contents', () => {
    const [one, other] = [seal('204816', secret, 'delivery'), seal('204816', secret, 'delivery')]
    expect(one.equals(other)).toBe(false)
    expect(one.toString('latin1')).not.toContain('204816')
  })

  it.each([
    ['another secret', 'another secret that is long enough', 'delivery'],
    ['another purpose', secret, 'something else'],
  ])('stays shut for %s', (_, otherSecret, purpose) => {
    expect(() => unseal(seal('204816', secret, 'delivery'), otherSecret, purpose)).toThrow('authenticate')
  })

  it('cannot be opened once it was altered', () => {
    const sealed = seal('204816', secret, 'delivery')
    sealed.writeUInt8(sealed.readUInt8(sealed.length - 1) ^ 1, sealed.length - 1)
    expect(() => unseal(sealed, secret, 'delivery')).toThrow('authenticate')
  })
})

it('the fingerprint of a value differs by value, secret and purpose', () => {
  const prints = [
    fingerprint('sara@example.com', secret, 'recipient'),
    fingerprint('omar@example.com', secret, 'recipient'),
    fingerprint('sara@example.com', secret, 'something else'),
    fingerprint('sara@example.com', 'another secret', 'recipient'),
  ]
  expect(new Set(prints).size).toBe(4)
  expect(fingerprint('sara@example.com', secret, 'recipient')).toBe(prints[0])
})
