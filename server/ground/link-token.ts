import crypto from 'node:crypto'

/** The unguessable token of a mailed link, and its stored form. */
export function newLinkToken(): { token: string; hash: Buffer } {
  const token = crypto.randomBytes(32).toString('base64url')
  return { token, hash: hashOfLinkToken(token) }
}

/** SHA-256; the token is long and random, so no salt is needed. */
export const hashOfLinkToken = (token: string): Buffer => crypto.createHash('sha256').update(token).digest()
