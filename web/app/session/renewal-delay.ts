import { tokenMargins } from '@qareeb/contract/identity'

/** Milliseconds of the first wait after a failure; each further one doubles it up to the longest. */
const firstWaitMs = 30_000
const longestWaitMs = 16 * 60_000

/** A device with a clock far ahead sees every token as ended; it must not ask without pause. */
const shortestWaitMs = 30_000

/**
 * When to renew an access token.
 * @param secondsLeft how long the token still holds
 * @param failures renewals that have failed since the last one that did not
 * @returns milliseconds
 */
export function delayBeforeRenewal(secondsLeft: number, failures: number): number {
  if (failures > 0) return Math.min(firstWaitMs * 2 ** (failures - 1), longestWaitMs)
  return Math.max(shortestWaitMs, (secondsLeft - tokenMargins.refreshSeconds) * 1000)
}
