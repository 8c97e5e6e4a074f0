import { answersNow } from '../../page/lazy/reload-page.ts'

/** Milliseconds: between two questions, which doubles each time, and for an answer. */
const pause = { first: 500, most: 8000 }
const answerWithin = 5000

/**
 * Asks the server until it answers: a browser reports a connection a moment before requests get through.
 * @returns false once the signal is aborted
 */
export async function answersAgain(signal: AbortSignal): Promise<boolean> {
  for (let rest = pause.first; !signal.aborted; rest = Math.min(2 * rest, pause.most)) {
    if (await answersNow(AbortSignal.timeout(answerWithin))) break
    await new Promise((resolve) => setTimeout(resolve, rest))
  }
  return !signal.aborted
}
