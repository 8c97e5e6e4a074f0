import { Secret, TOTP } from 'otpauth'

/** The options that every authenticator app supports (RFC 6238 with SHA-1, six digits, 30 seconds). */
const usual = { algorithm: 'SHA1', digits: 6, period: 30 } as const

/** A new secret, as base32. */
export const newTotpSecret = (): string => new Secret({ size: 20 }).base32

/** The text that an authenticator app reads from a QR code. */
export const totpUri = (account: { issuer: string; label: string; secret: string }): string =>
  new TOTP({ ...usual, ...account }).toString()

/**
 * The time step (RFC 6238) of a code: the present one, the one before or the one after, since clocks differ; undefined
 * for any other code.
 */
export function stepOfCode(code: string, { secret, now }: { secret: string; now: Date }): number | undefined {
  const timestamp = now.getTime()
  const distance = new TOTP({ ...usual, secret }).validate({ token: code, timestamp, window: 1 })
  return distance === null ? undefined : Math.floor(timestamp / (usual.period * 1_000)) + distance
}
