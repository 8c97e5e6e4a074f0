import crypto from 'node:crypto'
import { fingerprint } from '../../platform/seal.ts'

/** Which refresh credential of which session. Each one is good once: the next has a higher generation. */
export type RefreshCredential = { sessionId: string; generation: number }

const purpose = 'refresh credentials'

/** The text of the cookie. It cannot be made without the secret of the site, not even with the database. */
export function writeCredential({ sessionId, generation }: RefreshCredential, secret: string): string {
  const named = `${sessionId}.${generation}`
  return `${named}.${fingerprint(named, secret, purpose)}`
}

/** The session of a cookie; undefined for texts that we have not made. */
export function readCredential(text: string | undefined, secret: string): RefreshCredential | undefined {
  const [, sessionId, generation, mark] = /^([\da-f-]{36})\.(\d{1,9})\.([\w-]{43})$/.exec(text ?? '') ?? []
  if (!sessionId || !generation || !mark) return undefined

  const expected = fingerprint(`${sessionId}.${generation}`, secret, purpose)
  if (!crypto.timingSafeEqual(Buffer.from(mark), Buffer.from(expected))) return undefined
  return { sessionId, generation: Number(generation) }
}
