import path from 'node:path'
import { createThreadPool } from '../../platform/threads/thread-pool.ts'
import type { DocumentToCheck } from './check-document-thread.ts'

const pool = createThreadPool<DocumentToCheck, Uint8Array>(
  path.join(import.meta.dirname, 'check-document-thread.ts'),
  { threads: 2, workMs: 10_000, memoryMb: 256, waitMs: 10_000, idleMs: 60_000 },
)

/**
 * Checks a document in a thread of its own: ten megabytes would hold up every other request.
 * @returns the SHA-256 of its bytes
 * @throws AppError `server.busy`, and the refusals of `checkDocument`; `file.unsafe` for a check that takes too
 * long or too much memory
 */
export const checkDocumentInThread = async (bytes: Buffer, mediaType: string): Promise<Buffer> =>
  Buffer.from(await pool.run({ bytes, mediaType }, 'file.unsafe'))
