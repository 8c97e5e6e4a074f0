import path from 'node:path'
import type { LocationRow } from '@qareeb/contract/organization-locations/import'
import { createThreadPool } from '../../platform/threads/thread-pool.ts'
import type { CheckedFile, CheckedRow } from './checked-row.ts'
import type { ImportWork } from './import-thread.ts'
import type { CompareOptions, ReadOptions } from './read-file.ts'

const pool = createThreadPool<ImportWork, CheckedFile | LocationRow[]>(
  path.join(import.meta.dirname, 'import-thread.ts'),
  { threads: 2, workMs: 10_000, memoryMb: 256, waitMs: 10_000, idleMs: 60_000 },
)

/**
 * `readFile` in a thread of its own: two megabytes would hold up every other request.
 * @throws AppError `server.busy`, and the refusals of `readFile`; `organizationLocation.notCsv` for a file that
 * takes too long or too much memory to read
 */
export const readFileInThread = async (bytes: Uint8Array, options: ReadOptions): Promise<CheckedFile> =>
  // The thread answers this work so.
  (await pool.run({ kind: 'read', bytes, ...options }, 'organizationLocation.notCsv')) as CheckedFile

/**
 * `compareRows` in a thread of its own: a thousand rows may have to be compared with each other.
 * @throws AppError `server.busy`, also for rows that take too long
 */
export const compareRowsInThread = async (
  rows: readonly CheckedRow[],
  options: CompareOptions,
): Promise<LocationRow[]> =>
  // The thread answers this work so.
  (await pool.run({ kind: 'compare', rows, ...options }, 'server.busy')) as LocationRow[]
