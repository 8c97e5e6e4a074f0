import type { UploadTicket } from '@qareeb/contract/files'
import { askOffset, SendError, sendPiece } from './send-piece.ts'

/** Attempts after the first one. */
const repeats = 6

/** How long to wait before an attempt, in milliseconds: 1, 2, 4, 8, 16 and 30 s. */
export const delayBefore = (attempt: number): number => Math.min(1_000 * 2 ** (attempt - 1), 30_000)

export type Sending = {
  signal: AbortSignal
  onProgress: (bytes: number) => void
  /** Told when an attempt has failed and another one will follow. */
  onWaiting: () => void
}

/** The ways out of this file, which tests replace. */
const network = { sendPiece, askOffset, wait: waitOrOnline }

/**
 * Sends a file to its upload address, with retries: an interrupted upload goes on from where it stopped where the
 * address allows it, and begins again elsewhere.
 * @throws SendError for a final refusal, or after the last attempt
 */
export async function sendFile(
  ticket: UploadTicket,
  file: Blob,
  { signal, onProgress, onWaiting }: Sending,
  { sendPiece, askOffset, wait } = network,
): Promise<void> {
  const { uploadUrl: url, headers } = ticket
  for (let attempt = 0; ; attempt += 1) {
    try {
      const from = attempt > 0 && ticket.resumable ? await askOffset(url, signal) : 0
      if (from < file.size) await sendPiece({ url, headers, file, from, signal, onProgress })
      return
    } catch (error) {
      if (attempt === repeats || !isPassing(error)) throw error
      onWaiting()
      await wait(delayBefore(attempt + 1), signal)
    }
  }
}

/** The network, a busy server, or a piece that did not fit: worth another attempt. */
const isPassing = (error: unknown): boolean =>
  error instanceof SendError &&
  (error.status === 0 || error.status >= 500 || [408, 409, 429].includes(error.status))

/** Waits for the time to pass, or for the device to be online again. @throws the reason of the signal */
function waitOrOnline(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const settle = (outcome: () => void) => {
      clearTimeout(timer)
      removeEventListener('online', go)
      signal.removeEventListener('abort', stop)
      outcome()
    }
    const go = () => settle(resolve)
    const stop = () => settle(() => reject(signal.reason))
    const timer = setTimeout(go, ms)
    addEventListener('online', go)
    signal.addEventListener('abort', stop)
  })
}
