import path from 'node:path'
import type { LocationRow } from '@qareeb/contract/organization-locations/import'
import { AppError } from '../../ground/errors.ts'
import { createThreadPool, type ThreadLimits, ThreadOverrun } from '../../platform/threads/thread-pool.ts'
import type { CheckedFile, CheckedRow } from './checked-row.ts'
import type { RowsToCompare } from './compare-rows-thread.ts'
import type { FileToRead } from './read-file-thread.ts'
import type { CompareOptions, ReadOptions } from './read-file.ts'

const limits: ThreadLimits = {
  threads: 2,
  workMs: 10_000,
  memoryMb: 256,
  waitMs: 10_000,
  idleMs: 60_000,
}
const script = (name: string) => path.join(import.meta.dirname, name)
const reading = createThreadPool<FileToRead, CheckedFile>(script('read-file-thread.ts'), limits)
const comparing = createThreadPool<RowsToCompare, LocationRow[]>(script('compare-rows-thread.ts'), limits)

/**
 * Reads a file of branches in a thread of its own: two megabytes would hold up every other request.
 * @throws AppError `server.busy`, and the refusals of `readFile`; `organizationLocation.notCsv` for a file that
 * takes too long or too much memory to read
 */
export const readFileInThread = (bytes: Uint8Array, options: ReadOptions): Promise<CheckedFile> =>
  refusingOverruns(reading.run({ bytes, ...options }))

/**
 * `compareRows` in a thread of its own.
 * @throws AppError `server.busy`; `organizationLocation.notCsv` for rows that take too long to compare
 */
export const compareRowsInThread = (
  rows: readonly CheckedRow[],
  options: CompareOptions,
): Promise<LocationRow[]> => refusingOverruns(comparing.run({ rows, ...options }))

async function refusingOverruns<Output>(work: Promise<Output>): Promise<Output> {
  try {
    return await work
  } catch (error) {
    throw error instanceof ThreadOverrun ? new AppError('organizationLocation.notCsv') : error
  }
}
