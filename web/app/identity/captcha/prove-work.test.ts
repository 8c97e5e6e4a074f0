import { pbkdf2Sync } from 'node:crypto'
import { expect, test } from 'vitest'
import { proveWork } from './prove-work.ts'

const nonce = '00112233445566778899aabbccddeeff'
const salt = 'ffeeddccbbaa99887766554433221100'

/** The key of a counter, by another implementation. */
const keyOf = (counter: number) => {
  const password = Buffer.alloc(20)
  Buffer.from(nonce, 'hex').copy(password)
  password.writeUInt32BE(counter, 16)
  return pbkdf2Sync(password, Buffer.from(salt, 'hex'), 10, 32, 'sha256').toString('hex')
}

const challenge = {
  parameters: {
    algorithm: 'PBKDF2/SHA-256',
    cost: 10,
    keyLength: 32,
    keyPrefix: keyOf(37).slice(0, 32),
    nonce,
    salt,
    data: { validUntil: 1 },
  },
  signature: 'of the server',
}

test('finds the counter, and sends the challenge back as it came', async () => {
  const answer: unknown = JSON.parse(atob(await proveWork(challenge)))
  expect(answer).toEqual({ challenge, solution: { counter: 37, derivedKey: keyOf(37) } })
})

test('refuses a challenge of another kind', async () => {
  const other = { parameters: { ...challenge.parameters, algorithm: 'SHA-256' } }
  await expect(proveWork(other)).rejects.toMatchObject({ code: 'auth/captcha-failed' })
})
