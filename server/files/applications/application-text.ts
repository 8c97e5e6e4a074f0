import type { Context } from '../../ground/context.ts'
import { mayLeave } from '../find-own-file.ts'
import { findOfApplication } from '../queries/application-files.ts'
import { type Reading, readTextApart, type unfinished } from '../text/read-text-apart.ts'

/** The file of an application whose text may be read. */
export type ReadableFile = {
  id: string
  key: string
  mediaType: string
  /** The scanner has not looked into it yet. */
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

/**
 * The text of a file; null when it has none, or its bytes are gone.
 * @throws AppError `server.busy`
 */
export async function readFileText(
  { files }: Pick<Context, 'files'>,
  { key, mediaType, isInfected }: ReadableFile,
  reading: Reading,
): Promise<string | null | typeof unfinished> {
  const bytes = isInfected ? undefined : await files.read(key)
  return bytes ? readTextApart({ bytes, mediaType }, reading) : null
}
