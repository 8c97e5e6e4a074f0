import crypto from 'node:crypto'

/** A hook that is older has been recorded and sent again; Ghost itself repeats a failed one within a minute. */
const longestAgeMs = 5 * 60_000

type SignedRequest = { signature: string | undefined; body: Uint8Array; now: Date }

/**
 * Checks the header `X-Ghost-Signature`, `sha256=<hex>, t=<milliseconds>`: HMAC-SHA256 of the body with the time behind it,
 * as Ghost 5 and 6 make it.
 * @param secret of the webhook; without one no request passes
 */
export function isSignedByGhost(
  { signature, body, now }: SignedRequest,
  secret: string | undefined,
): boolean {
  const [, hex, time] = /^sha256=([\da-f]{64}), ?t=(\d{13})$/.exec(signature ?? '') ?? []
  if (!secret || !hex || !time) return false
  if (Math.abs(now.getTime() - Number(time)) > longestAgeMs) return false
  const expected = crypto.createHmac('sha256', secret).update(body).update(time).digest()
  return crypto.timingSafeEqual(expected, Buffer.from(hex, 'hex'))
}
