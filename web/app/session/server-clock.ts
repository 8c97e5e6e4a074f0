/** Milliseconds by which this device's clock is ahead of the server's; 0 before the first answer. */
let aheadMs = 0

/**
 * The difference between the clock of this device, which may be wrong by hours, and the server's, which decides.
 * Countdowns end with it, or a second later, never before: answers name the second in which they began.
 */
export const serverClock = {
  /** @param date the header `Date` of an answer that was just received, and that no cache on the way has stored */
  hear(date: string | null): void {
    const told = Date.parse(date ?? '')
    if (!Number.isNaN(told)) aheadMs = Date.now() - told
  },
  /** An instant of the server, ISO 8601, by the clock of this device. */
  onThisDevice: (instant: string): string => new Date(Date.parse(instant) + aheadMs).toISOString(),
}
