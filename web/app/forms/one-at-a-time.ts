/**
 * Makes a function that runs work unless its earlier work still runs: the second press of a double press comes before
 * the form shows that it is busy.
 */
export function oneAtATime() {
  let isAtWork = false
  return async (work: () => Promise<unknown>): Promise<void> => {
    if (isAtWork) return
    isAtWork = true
    try {
      await work()
    } finally {
      isAtWork = false
    }
  }
}
