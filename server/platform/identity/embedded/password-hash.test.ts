import type crypto from 'node:crypto'
import { afterAll, expect, test, vi } from 'vitest'

// Tests of the server share their modules (see vitest.config.ts); this one is loaded again.
vi.hoisted(() => vi.resetModules())
/** Counts the runs of the slow part, which stays unchanged. */
const argon2 = vi.hoisted(() => vi.fn<typeof crypto.argon2>())
vi.mock('node:crypto', async (importOriginal) => {
  const original = await importOriginal<{ default: typeof crypto }>()
  argon2.mockImplementation(original.default.argon2)
  return { ...original, default: { ...original.default, argon2 } }
})
const { hashPassword, isPassword } = await import('./password-hash.ts')

afterAll(() => {
  vi.doUnmock('node:crypto')
  vi.resetModules()
})

test('accepts the password of a hash, and no other', async () => {
  const hash = await hashPassword('seven green camels')
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/)
  expect(await isPassword('seven green camels', hash)).toBe(true)
  expect(await isPassword('Seven green camels', hash)).toBe(false)
})

test('gives every password a salt of its own', async () => {
  expect(await hashPassword('the same')).not.toBe(await hashPassword('the same'))
})

test('takes letters that are written in two ways for the same', async () => {
  const hash = await hashPassword('caf\u00e9 caf\u00e9')
  expect(await isPassword('cafe\u0301 cafe\u0301', hash)).toBe(true)
})

test('does the same work when there is no hash: one derivation at the same cost', async () => {
  const hash = await hashPassword('seven green camels')
  argon2.mockClear()
  await isPassword('wrong', hash)
  await isPassword('wrong', undefined)
  const costs = argon2.mock.calls.map(([algorithm, { memory, passes, parallelism, tagLength, nonce }]) => [
    algorithm,
    memory,
    passes,
    parallelism,
    tagLength,
    Buffer.byteLength(nonce),
  ])
  const usual = ['argon2id', 19_456, 2, 1, 32, 16]
  expect(costs).toEqual([usual, usual])
})
