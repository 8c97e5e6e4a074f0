/** Milliseconds without a byte going out after which an attempt is given up. */
const stallMs = 60_000

/** Where and what to send: the bytes of a file from `from` to its end. */
export type Piece = {
  url: string
  headers: Record<string, string>
  file: Blob
  from: number
  signal: AbortSignal
  /** Told how many bytes of the whole file have gone out. */
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
 * Puts bytes to an upload address. `fetch` tells nobody how much has gone out, so this is an XMLHttpRequest.
 * @throws SendError unless the answer is a success; the reason of the signal when it is aborted
 */
export function sendPiece({ url, headers, file, from, signal, onProgress }: Piece): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    const end = () => request.abort()
    let timer = setTimeout(end, stallMs)
    const settle = (outcome: () => void) => {
      clearTimeout(timer)
      signal.removeEventListener('abort', end)
      outcome()
    }
    request.upload.addEventListener('progress', ({ loaded }) => {
      clearTimeout(timer)
      timer = setTimeout(end, stallMs)
      onProgress(from + loaded)
    })
    const answered = () => (request.status < 300 ? resolve() : reject(new SendError(request.status)))
    request.addEventListener('load', () => settle(answered))
    request.addEventListener('error', () => settle(() => reject(new SendError(0))))
    request.addEventListener('abort', () =>
      settle(() => reject(signal.aborted ? signal.reason : new SendError(0))),
    )
    signal.addEventListener('abort', end)

    request.open('PUT', url)
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    if (from > 0) request.setRequestHeader('content-range', `bytes ${from}-${file.size - 1}/${file.size}`)
    request.send(from > 0 ? file.slice(from) : file)
  })
}

/** How many bytes have arrived at a resumable address. @throws SendError when it does not say */
export async function askOffset(url: string, signal: AbortSignal): Promise<number> {
  const answer = await fetch(url, { method: 'HEAD', signal }).catch((error: unknown) => {
    throw signal.aborted ? error : new SendError(0)
  })
  if (!answer.ok) throw new SendError(answer.status)
  return Number(answer.headers.get('upload-offset') ?? 0)
}
