import { ConnectionError } from '../../http/browser-transport.ts'

/** Milliseconds to wait for the "online" event before trying again. */
export const retryMs = 15_000

type Waiting = {
  signal: AbortSignal
  /** Told that there is no connection, each time. */
  onWaiting: () => void
}

/** The ways out of this file, which tests replace. */
const network = { wait: waitForNetwork }

/**
 * Makes a call as soon as there is a connection; other failures end it. The call has to be one that may be repeated.
 * @returns whether it was made; false once the signal has cancelled the waiting
 */
export async function sendOnceConnected(
  attempt: () => Promise<unknown>,
  { signal, onWaiting }: Waiting,
  { wait } = network,
): Promise<boolean> {
  while (!signal.aborted) {
    try {
      await attempt()
      return true
    } catch (failure) {
      if (!isWithoutConnection(failure)) throw failure
    }
    if (signal.aborted) break
    onWaiting()
    await wait(signal)
  }
  return false
}

const isWithoutConnection = (failure: unknown) =>
  failure instanceof ConnectionError && failure.reason === 'noConnection'

/** Ends when the device is online again, after some time, or when the signal cancels. */
function waitForNetwork(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer)
      removeEventListener('online', end)
      signal.removeEventListener('abort', end)
      resolve()
    }
    const timer = setTimeout(end, retryMs)
    addEventListener('online', end)
    signal.addEventListener('abort', end)
  })
}
