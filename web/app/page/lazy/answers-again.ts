import { answersNow } from './reload-page.ts'

/** Milliseconds: between two questions, which doubles each time, and for an answer. */
const pause = { first: 500, most: 8000 }
const answerWithin = 5000

/**
 * Calls `act` once the server answers after a lost connection: a browser reports a connection a moment before requests
 * get through, so that a page opened at once would be the browser's own error page.
 * @param atOnce whether the connection may be back already
 * @returns ends the waiting
 */
export function whenAnswersAgain(act: () => void, { atOnce }: { atOnce: boolean }): () => void {
  let asking = new AbortController()
  const ask = () => {
    asking.abort()
    asking = new AbortController()
    void answersAgain(asking.signal).then((answers) => answers && act())
  }
  if (atOnce && navigator.onLine) ask()
  window.addEventListener('online', ask)
  return () => {
    asking.abort()
    window.removeEventListener('online', ask)
  }
}

/** Asks the server until it answers. @returns false once the signal is aborted */
async function answersAgain(signal: AbortSignal): Promise<boolean> {
  for (let rest = pause.first; !signal.aborted; rest = Math.min(2 * rest, pause.most)) {
    if (await answersNow(AbortSignal.timeout(answerWithin))) break
    await new Promise((resolve) => setTimeout(resolve, rest))
  }
  return !signal.aborted
}
