/** Milliseconds after hydration in which the network is reserved for visible parts. */
const firstSightMs = 3000

/** The longest that it waits for an idle browser after that, in milliseconds. */
const timeoutMs = 10_000

/**
 * Runs something that can wait, once the first sight of the page is done, the browser has nothing else to do, and there
 * is a connection: a script that fails to arrive is not fetched again in the same document.
 * @returns takes it back
 */
export function whenQuiet(run: () => void): () => void {
  let idle: number | undefined
  const runConnected = () => {
    if (navigator.onLine) run()
    else window.addEventListener('online', runConnected, { once: true })
  }
  const rest = () => {
    // Safari has no idle callback.
    if ('requestIdleCallback' in window) idle = requestIdleCallback(runConnected, { timeout: timeoutMs })
    else runConnected()
  }
  const timer = setTimeout(rest, firstSightMs)
  return () => {
    clearTimeout(timer)
    if (idle !== undefined) cancelIdleCallback(idle)
    window.removeEventListener('online', runConnected)
  }
}

const touches = ['pointerdown', 'keydown'] as const

/** As `whenQuiet`, but at the first press or key with a connection, where one comes before. */
export function whenQuietOrTouched(run: () => void): () => void {
  const touched = new AbortController()
  const stop = () => {
    stopWaiting()
    touched.abort()
  }
  const runOnce = () => {
    stop()
    run()
  }
  const stopWaiting = whenQuiet(runOnce)
  for (const touch of touches)
    window.addEventListener(touch, () => navigator.onLine && runOnce(), {
      capture: true,
      signal: touched.signal,
    })
  return stop
}
