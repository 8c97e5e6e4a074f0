import { serverClock } from '../../session/server-clock.ts'

type Applied = { id: string; appliedAt: string }

/**
 * Those who have applied after a moment.
 * @param begun by the clock of this device, ISO 8601; the candidates' own moments are the server's
 */
export const appliedAfter = (begun: string, candidates: readonly Applied[]): string[] =>
  candidates.filter(({ appliedAt }) => serverClock.onThisDevice(appliedAt) > begun).map(({ id }) => id)
