import type { SendRequest } from './api.ts'

type Receiving = {
  /** Called with the number of bytes received so far. */
  onReceived: (bytes: number) => void
  /** Called with the whole file, and with its name where the server sent one. */
  onFile: (file: Blob, name: string | null) => void
}

/** Sends a call whose answer is a file, and reports its progress. A refusal is read as text, as usual. */
export const receiveWithProgress =
  ({ onReceived, onFile }: Receiving): SendRequest =>
  async (path, request) => {
    const response = await fetch(path, request)
    const { status, headers } = response
    const date = headers.get('date')
    if (!response.ok || !response.body) return { status, body: await response.text(), date }
    const file = await readAll(response.body, { type: headers.get('content-type') ?? '', onReceived })
    onFile(file, nameIn(headers.get('content-disposition')))
    return { status, body: '', date }
  }

/** The name of RFC 5987, which holds every letter. */
function nameIn(disposition: string | null): string | null {
  const written = /filename\*=UTF-8''([^;\s]+)/i.exec(disposition ?? '')?.[1]
  return written === undefined ? null : decodeURIComponent(written)
}

async function readAll(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  { type, onReceived }: { type: string; onReceived: Receiving['onReceived'] },
): Promise<Blob> {
  const pieces: Uint8Array<ArrayBuffer>[] = []
  const reader = body.getReader()
  let bytes = 0
  for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
    pieces.push(piece.value)
    bytes += piece.value.byteLength
    onReceived(bytes)
  }
  return new Blob(pieces, { type })
}
