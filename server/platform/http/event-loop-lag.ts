export type EventLoopLag = {
  /** How late the last turn of the event loop was, in milliseconds. */
  latest(): number
  stop(): void
}

/** Measures four times a second how long a due timer waits for its turn; a request that arrives waits about as long. */
export function watchEventLoop(everyMs = 250): EventLoopLag {
  let due = performance.now() + everyMs
  let lag = 0
  const timer = setInterval(() => {
    const now = performance.now()
    lag = Math.max(0, now - due)
    due = now + everyMs
  }, everyMs)
  timer.unref()
  return { latest: () => lag, stop: () => clearInterval(timer) }
}
