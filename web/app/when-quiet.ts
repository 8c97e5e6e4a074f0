/** Milliseconds after the page has come alive in which the network belongs to what the reader sees. */
const firstSightMs = 3000

/** The longest that it waits for an idle browser after that, in milliseconds. */
const patienceMs = 10_000

/**
 * Runs something that can wait, once the first sight of the page is done and the browser has nothing else to do.
 * @returns takes it back
 */
export function whenQuiet(run: () => void): () => void {
  // Safari has no idle callback.
  const rest = () =>
    'requestIdleCallback' in window ? void requestIdleCallback(run, { timeout: patienceMs }) : run()
  const timer = setTimeout(rest, firstSightMs)
  return () => clearTimeout(timer)
}
