import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'

export type Signer = {
  /** A signature over the parts in order; it changes with each part and with the order. */
  sign(parts: readonly (string | number)[]): string
  holds(parts: readonly (string | number)[], signature: string): boolean
}

/**
 * Signs addresses of files, so that only those we gave out are answered.
 * @param secret the server's own; a key for this use alone is derived from it
 */
export function createSigner(secret: string): Signer {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'addresses of files', 32))
  const sign: Signer['sign'] = (parts) =>
    // JSON keeps the parts apart, with any contents.
    createHmac('sha256', key).update(JSON.stringify(parts)).digest('base64url')

  return {
    sign,
    holds(parts, signature) {
      // As text: two spellings of one number would both be taken otherwise.
      const given = Buffer.from(signature)
      const expected = Buffer.from(sign(parts))
      return given.length === expected.length && timingSafeEqual(given, expected)
    },
  }
}
