import type { Readable } from 'node:stream'
import type { Upload, UploadPiece, UploadReceiver } from '../file-store.ts'
import type { Signer } from '../signature.ts'
import { throwStoreFailure } from '../store-failure.ts'
import { appendPiece, sizeOf } from './append-piece.ts'
import { pathOf } from './folders.ts'

type Receiving = { body: Readable; ended: Promise<unknown> }

/** The claims of an upload address. */
export const signedParts = ({ key, size, mediaType, expiresAt }: Upload) => [
  'PUT',
  key,
  size,
  mediaType,
  expiresAt.getTime(),
]

/**
 * Receives uploads into a folder. One piece of a file comes in at a time: a connection that broke may linger on our
 * side, so anyone who asks again ends what still runs.
 * @param stallMs how long a piece may bring nothing, in milliseconds
 */
export function createUploadReceiver(
  folder: string,
  signer: Signer,
  { stallMs = 30_000 }: { stallMs?: number } = {},
): UploadReceiver {
  const receiving = new Map<string, Receiving>()
  const fileOf = (key: string) => pathOf(folder, 'incoming', key)

  const end = ({ body, ended }: Receiving) => {
    body.destroy()
    return ended
  }

  async function endRunning(key: string) {
    for (let running = receiving.get(key); running; running = receiving.get(key)) await end(running)
  }

  async function append({ key, from, length, body }: UploadPiece): Promise<number> {
    // Anyone who waits looks again: of two that waited for one piece, one has begun the next. Nothing may be awaited
    // between the last look and the entry below, or pieces that come at the same moment all begin.
    for (let running = receiving.get(key); running; running = receiving.get(key)) await end(running)
    const work = appendPiece(fileOf(key), { from, length, body, stallMs })
    const entry = { body, ended: work.catch(() => undefined) }
    receiving.set(key, entry)
    try {
      await work
    } finally {
      if (receiving.get(key) === entry) receiving.delete(key)
    }
    return sizeOf(fileOf(key))
  }

  return {
    isGenuine: (upload, signature, now) =>
      now < upload.expiresAt && signer.holds(signedParts(upload), signature),
    offset: (key) => endRunning(key).then(() => sizeOf(fileOf(key))),
    append: (piece) => append(piece).catch(throwStoreFailure),
  }
}
