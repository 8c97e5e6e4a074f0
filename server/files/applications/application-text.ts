import { setTimeout } from 'node:timers/promises'
import type { Context } from '../../ground/context.ts'
import { mayLeave } from '../find-own-file.ts'
import { findOfApplication } from '../queries/application-files.ts'
import { type Reading, readTextInThread, unfinished } from '../text/read-text-in-thread.ts'

/** The file of an application whose text may be read. */
export type ReadableFile = {
  id: string
  key: string
  mediaType: string
  /** The scanner has not read it yet. */
  isHeld: boolean
  /** Something was found in it: it is never read. */
  isInfected: boolean
}

/** The file of an application; undefined without one. Needs the scope of either party. */
export async function findReadableFile(
  { db }: Pick<Context, 'db'>,
  candidateId: string,
): Promise<ReadableFile | undefined> {
  const file = await findOfApplication(db, candidateId)
  if (!file?.storedAt) return undefined
  const { id, key, mediaType, scan } = file
  return {
    id,
    key,
    mediaType,
    isHeld: scan === 'quarantined',
    isInfected: !mayLeave(file) && scan !== 'quarantined',
  }
}

/** Time for a quick reading, the way of the bytes from their store included. */
const quickMs = 1_600

/**
 * The text of a file; null when it has none, or its bytes are gone. `unfinished` when a quick reading takes too long.
 * @throws AppError `server.busy`
 */
export async function readFileText(
  { files }: Pick<Context, 'files'>,
  { key, mediaType, isInfected }: ReadableFile,
  reading: Reading,
): Promise<string | null | typeof unfinished> {
  if (isInfected) return null
  const text = files
    .read(key)
    .then((bytes) => (bytes ? readTextInThread({ bytes, mediaType }, reading) : null))
  if (reading === 'thorough') return text
  // Nobody waits any more for one that comes, or fails, later.
  text.catch(() => undefined)
  return Promise.race([text, setTimeout(quickMs, unfinished, { ref: false })])
}
