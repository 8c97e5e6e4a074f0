import crypto from 'node:crypto'

const ivBytes = 12
const tagBytes = 16

/** Encrypts a text so that only the same secret opens it, for the same purpose, and an alteration is detected. */
export function seal(text: string, secret: string, purpose: string): Buffer {
  const iv = crypto.randomBytes(ivBytes)
  const cipher = crypto.createCipheriv('aes-256-gcm', keyFor(secret, purpose), iv)
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), body])
}

/** @throws Error when the secret is another one than it was sealed with, or the bytes were altered */
export function unseal(sealed: Buffer, secret: string, purpose: string): string {
  const iv = sealed.subarray(0, ivBytes)
  const decipher = crypto.createDecipheriv('aes-256-gcm', keyFor(secret, purpose), iv)
  decipher.setAuthTag(sealed.subarray(ivBytes, ivBytes + tagBytes))
  return Buffer.concat([decipher.update(sealed.subarray(ivBytes + tagBytes)), decipher.final()]).toString()
}

/** A keyed hash: the same for the same value, not to be computed without the secret. */
export const fingerprint = (value: string, secret: string, purpose: string): string =>
  crypto.createHmac('sha256', keyFor(secret, purpose)).update(value).digest('base64url')

/** Each purpose has a key of its own, so that what one part of the product makes means nothing to another. */
const keyFor = (secret: string, purpose: string): Buffer =>
  Buffer.from(crypto.hkdfSync('sha256', secret, '', `qareeb ${purpose}`, 32))
