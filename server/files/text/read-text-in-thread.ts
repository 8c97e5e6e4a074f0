import path from 'node:path'
import { AppError } from '../../ground/errors.ts'
import { createThreadPool, ThreadOverrun } from '../../platform/threads/thread-pool.ts'
import type { DocumentToRead } from './read-text-thread.ts'

const script = path.join(import.meta.dirname, 'read-text-thread.ts')
const limits = { threads: 1, memoryMb: 256, idleMs: 60_000 }

/** `quick` is for callers who wait for the answer, `thorough` for tasks. */
const pools = {
  quick: createThreadPool<DocumentToRead, string | null>(script, { ...limits, workMs: 1_200, waitMs: 300 }),
  thorough: createThreadPool<DocumentToRead, string | null>(script, {
    ...limits,
    workMs: 10_000,
    waitMs: 30_000,
  }),
}
export type Reading = keyof typeof pools

/** A quick reading was not over in time. */
export const unfinished = Symbol('unfinished')

/**
 * Reads the text of a document in a thread of its own: a long one would hold up every other request.
 * @returns null for a document without text, or one that takes too long or too much memory
 * @throws AppError `server.busy` when a thorough reading finds no thread in time
 */
export async function readTextInThread(
  document: DocumentToRead,
  reading: Reading,
): Promise<string | null | typeof unfinished> {
  try {
    return await pools[reading].run(document)
  } catch (error) {
    const isLate =
      error instanceof ThreadOverrun || (error instanceof AppError && error.code === 'server.busy')
    if (reading === 'quick' && isLate) return unfinished
    if (error instanceof ThreadOverrun) return null
    throw error
  }
}
