import { createHash, randomBytes } from 'node:crypto'

/** An unguessable name in the file store. */
export const newFileKey = (): string => randomBytes(16).toString('hex')

/** The secret with which the uploader claims a file; only its hash is stored. */
export const newClaimSecret = (): string => randomBytes(24).toString('base64url')

/** SHA-256: of a claim secret, which is random and long, or of bytes. */
export const sha256 = (input: string | Buffer): Buffer => createHash('sha256').update(input).digest()
