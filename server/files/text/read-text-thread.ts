import { serveThread } from '../../platform/threads/serve-thread.ts'
import { readText } from './read-text.ts'

/** A document whose text is read. */
export type DocumentToRead = { bytes: Uint8Array; mediaType: string }

serveThread(({ bytes, mediaType }: DocumentToRead): Promise<string | null> => {
  // Only the bytes travel between threads, not that they are a Buffer.
  const document = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  return readText(document, mediaType)
})
