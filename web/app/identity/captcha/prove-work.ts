import * as z from 'zod/mini'
import { AuthError } from '../auth-client.ts'

/** The most that is tried; the server asks for less than a thousand. */
const mostTries = 100_000

/** A challenge of ALTCHA (version 2, PBKDF2): find the counter whose derived key begins with the prefix. */
const challengeSchema = z.looseObject({
  parameters: z.looseObject({
    algorithm: z.literal('PBKDF2/SHA-256'),
    cost: z.int(),
    keyLength: z.int(),
    keyPrefix: z.string(),
    nonce: z.string(),
    salt: z.string(),
  }),
})

/**
 * Solves a proof of work. The browser derives keys in threads of its own, so the page stays responsive meanwhile.
 * @param challenge as the server has made it; it goes back as it is
 * @returns challenge and solution, as the server reads them
 * @throws AuthError for a challenge of another kind
 */
export async function proveWork(challenge: Record<string, unknown>): Promise<string> {
  const known = z.safeParse(challengeSchema, challenge)
  if (!known.success) throw new AuthError('auth/captcha-failed', known.error)
  const { cost, keyLength, keyPrefix, nonce, salt } = known.data.parameters
  const derive = deriver({ cost, keyLength, salt: bytesOf(salt) })
  const password = new Uint8Array([...bytesOf(nonce), 0, 0, 0, 0])
  const counterAt = new DataView(password.buffer)

  for (let counter = 0; counter < mostTries; counter += 1) {
    counterAt.setUint32(password.length - 4, counter)
    const derivedKey = hexOf(await derive(password))
    if (derivedKey.startsWith(keyPrefix))
      return btoa(JSON.stringify({ challenge, solution: { counter, derivedKey } }))
  }
  throw new AuthError('auth/captcha-failed')
}

type Derivation = { cost: number; keyLength: number; salt: Uint8Array<ArrayBuffer> }

const deriver =
  ({ cost, keyLength, salt }: Derivation) =>
  async (password: Uint8Array<ArrayBuffer>): Promise<ArrayBuffer> => {
    const key = await crypto.subtle.importKey('raw', password, 'PBKDF2', false, ['deriveBits'])
    return crypto.subtle.deriveBits(
      { name: 'PBKDF2', hash: 'SHA-256', salt, iterations: cost },
      key,
      keyLength * 8,
    )
  }

const bytesOf = (hex: string) => Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))

const hexOf = (bytes: ArrayBuffer) =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
