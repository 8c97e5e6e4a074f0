import { answersNow } from '../../page/lazy/reload-page.ts'

/** Milliseconds between two questions. */
const pauseMs = 500

/**
 * Asks the server until it answers: a browser reports a connection a moment before requests get through.
 * @returns false once the signal is aborted
 */
export async function answersAgain(signal: AbortSignal): Promise<boolean> {
  while (!signal.aborted) {
    if (await answersNow()) break
    await new Promise((resolve) => setTimeout(resolve, pauseMs))
  }
  return !signal.aborted
}
