import type { SendRequest } from './api.ts'

type Receiving = {
  /** Told how many bytes have come. */
  onReceived: (bytes: number) => void
  /** Given the whole file. */
  onFile: (file: Blob) => void
}

/** Sends a call whose answer is a file, and reports its progress. A refusal is read as text, as usual. */
export const receiveWithProgress =
  ({ onReceived, onFile }: Receiving): SendRequest =>
  async (path, request) => {
    const response = await fetch(path, request)
    const { status, headers } = response
    const date = headers.get('date')
    if (!response.ok || !response.body) return { status, body: await response.text(), date }
    onFile(await readAll(response.body, { type: headers.get('content-type') ?? '', onReceived }))
    return { status, body: '', date }
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
