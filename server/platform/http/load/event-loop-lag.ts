export type EventLoopLag = {
  /** How late both of the last two turns of the event loop were, in milliseconds. */
  sustained(): number
  stop(): void
}

/** Measures four times a second how long a due timer waits for its turn; a request that arrives waits about as long. */
export function watchEventLoop(everyMs = 250): EventLoopLag {
  const meter = createLagMeter(everyMs, performance.now())
  const timer = setInterval(() => meter.tick(performance.now()), everyMs)
  timer.unref()
  return { sustained: meter.sustained, stop: () => clearInterval(timer) }
}

/**
 * Measures the lag of the event loop by the delays of regular turns. After one late turn the loop is free again, so
 * it does not count. Two in a row mean more work than time.
 */
export function createLagMeter(everyMs: number, start: number) {
  let due = start + everyMs
  let latest = 0
  let before = 0
  return {
    tick(now: number) {
      before = latest
      latest = Math.max(0, now - due)
      due = now + everyMs
    },
    sustained: () => Math.min(latest, before),
  }
}
