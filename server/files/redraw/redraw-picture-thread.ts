import { serveThread } from '../../platform/threads/serve-thread.ts'
import { type Framing, redrawPicture } from './redraw-picture.ts'

/** A picture, and how it becomes a square. */
export type PictureToRedraw = { bytes: Uint8Array; framing: Framing }

serveThread(({ bytes, framing }: PictureToRedraw): Promise<Uint8Array> => {
  // Only the bytes travel between threads, not that they are a Buffer.
  return redrawPicture(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), framing)
})
