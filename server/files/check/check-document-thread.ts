import { serveThread } from '../../platform/threads/serve-thread.ts'
import { sha256 } from '../claim-secret.ts'
import { checkDocument } from './check-document.ts'

/** A document, and the type that it was announced as. */
export type DocumentToCheck = { bytes: Uint8Array; mediaType: string }

serveThread(async ({ bytes, mediaType }: DocumentToCheck): Promise<Uint8Array> => {
  // Only the bytes travel between threads, not that they are a Buffer.
  const document = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  await checkDocument(document, mediaType)
  return sha256(document)
})
