import { sendBody } from '../http/send-body.ts'

/** Milliseconds without a byte going out after which an attempt is given up. */
const stallMs = 60_000

/** The address, and the bytes of a file from `from` to its end. */
export type Piece = {
  url: string
  headers: Record<string, string>
  file: Blob
  from: number
  signal: AbortSignal
  /** Called with the number of sent bytes of the whole file. */
  onProgress: (bytes: number) => void
}

/** The attempt was refused by an answer, or ended without one (`status` 0). */
export class SendError extends Error {
  override name = 'SendError'
  readonly status: number

  constructor(status: number) {
    super(`the upload ended with ${status}`)
    this.status = status
  }
}

/**
 * Puts bytes to an upload address.
 * @throws SendError unless the answer is a success; the reason of the signal when it is aborted
 */
export async function sendPiece({ url, headers, file, from, signal, onProgress }: Piece): Promise<void> {
  const stalled = new AbortController()
  const giveUp = () => stalled.abort()
  let timer = setTimeout(giveUp, stallMs)
  try {
    const { status } = await sendBody(url, {
      method: 'PUT',
      headers: from > 0 ? { ...headers, 'content-range': rangeOf(file, from) } : headers,
      body: from > 0 ? file.slice(from) : file,
      signal: AbortSignal.any([signal, stalled.signal]),
      onSent(bytes) {
        clearTimeout(timer)
        timer = setTimeout(giveUp, stallMs)
        onProgress(from + bytes)
      },
    })
    if (status >= 300) throw new SendError(status)
  } catch (error) {
    throw signal.aborted || error instanceof SendError ? error : new SendError(0)
  } finally {
    clearTimeout(timer)
  }
}

const rangeOf = (file: Blob, from: number) => `bytes ${from}-${file.size - 1}/${file.size}`

/** How many bytes have arrived at a resumable address. @throws SendError when it does not answer that */
export async function askOffset(url: string, signal: AbortSignal): Promise<number> {
  const answer = await fetch(url, { method: 'HEAD', signal }).catch((error: unknown) => {
    throw signal.aborted ? error : new SendError(0)
  })
  if (!answer.ok) throw new SendError(answer.status)
  return Number(answer.headers.get('upload-offset') ?? 0)
}
