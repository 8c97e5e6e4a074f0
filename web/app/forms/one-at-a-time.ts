/**
 * Makes a function that runs work unless earlier work of it goes on: the second press of a double one comes before the form
 * shows that it is at work.
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
