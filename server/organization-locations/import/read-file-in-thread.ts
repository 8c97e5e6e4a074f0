import path from 'node:path'
import { AppError } from '../../ground/errors.ts'
import { createThreadPool, ThreadOverrun } from '../../platform/threads/thread-pool.ts'
import type { CheckedFile } from './checked-row.ts'
import type { FileToRead } from './read-file-thread.ts'
import type { ReadOptions } from './read-file.ts'

const pool = createThreadPool<FileToRead, CheckedFile>(
  path.join(import.meta.dirname, 'read-file-thread.ts'),
  { threads: 2, workMs: 10_000, memoryMb: 256, waitMs: 10_000, idleMs: 60_000 },
)

/**
 * Reads a file of branches in a thread of its own: two megabytes would hold up every other request.
 * @throws AppError `server.busy`, and the refusals of `readFile`; `organizationLocation.notCsv` for a file that
 * takes too long or too much memory to read
 */
export async function readFileInThread(bytes: Uint8Array, options: ReadOptions): Promise<CheckedFile> {
  try {
    return await pool.run({ bytes, ...options })
  } catch (error) {
    throw error instanceof ThreadOverrun ? new AppError('organizationLocation.notCsv') : error
  }
}
