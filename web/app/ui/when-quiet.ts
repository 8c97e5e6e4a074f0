/** Milliseconds after hydration in which the network is reserved for visible parts. */
const firstSightMs = 3000

/** The longest that it waits for an idle browser after that, in milliseconds. */
const timeoutMs = 10_000

/**
 * Runs something that can wait, once the first sight of the page is done and the browser has nothing else to do.
 * @returns takes it back
 */
export function whenQuiet(run: () => void): () => void {
  let idle: number | undefined
  const rest = () => {
    // Safari has no idle callback.
    if ('requestIdleCallback' in window) idle = requestIdleCallback(run, { timeout: timeoutMs })
    else run()
  }
  const timer = setTimeout(rest, firstSightMs)
  return () => {
    clearTimeout(timer)
    if (idle !== undefined) cancelIdleCallback(idle)
  }
}
