import { expect, it } from 'vitest'
import { createSigner } from './signature.ts'

const signer = createSigner('a secret of tests')
const parts = ['PUT', 'abc', 12, 'application/pdf', 1_763_000_000_000]
const signature = signer.sign(parts)

it('is valid for the signed values', () => {
  expect(signer.holds(parts, signature)).toBe(true)
})

it.each([
  ['another method', ['GET', ...parts.slice(1)]],
  ['another order', [...parts.slice(1), 'PUT']],
  ['another number', [...parts.slice(0, 4), 1_763_000_000_001]],
  ['parts that run together alike', ['PUTa', 'bc', ...parts.slice(2)]],
])('does not hold for %s', (_what, others) => {
  expect(signer.holds(others, signature)).toBe(false)
})

it('does not hold with any bit flipped', () => {
  for (let at = 0; at < signature.length; at += 1) {
    const flipped = String.fromCharCode(signature.charCodeAt(at) ^ 1)
    expect(signer.holds(parts, signature.slice(0, at) + flipped + signature.slice(at + 1))).toBe(false)
  }
})

it.each(['', 'x', signature.slice(1), `${signature}A`])('does not hold for the length of %j', (other) => {
  expect(signer.holds(parts, other)).toBe(false)
})

it('does not hold under another secret', () => {
  expect(createSigner('another secret').holds(parts, signature)).toBe(false)
})
