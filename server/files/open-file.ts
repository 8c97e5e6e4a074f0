import type { Readable } from 'node:stream'
import type { Context } from '../ground/context.ts'
import { AppError } from '../ground/errors.ts'
import { isGenuineDownload } from './addresses.ts'
import { findClaimed, type StoredFile } from './queries/files.ts'

type OpeningContext = Pick<Context, 'db' | 'files' | 'config' | 'now'>

export type OpenFile = { file: StoredFile; bytes: Readable }

/**
 * The bytes behind a download address.
 * @throws AppError `file.addressInvalid` for an address that is not ours or too old, `file.notFound` for a file that is
 * no longer in use, `file.inQuarantine` and `file.infected` for one that may not leave
 */
export async function openDownload(
  context: OpeningContext,
  address: { key: string; expires: number; signature: string },
): Promise<OpenFile> {
  if (!isGenuineDownload(context, address)) throw new AppError('file.addressInvalid')
  const file = await findClaimed(context.db, address.key)
  if (file?.scan === 'quarantined') throw new AppError('file.inQuarantine')
  if (file?.scan === 'infected') throw new AppError('file.infected')

  return openBytes(context, file)
}

/**
 * A public picture.
 * @throws AppError `file.notFound` for a file that is no picture, or not in use
 */
export async function findPicture({ db }: Pick<OpeningContext, 'db'>, key: string): Promise<StoredFile> {
  const file = await findClaimed(db, key)
  if (file?.purpose !== 'avatar' && file?.purpose !== 'logo') throw new AppError('file.notFound')
  return file
}

/** The bytes of a file. @throws AppError `file.notFound` when there is none, or they are gone */
export async function openBytes(
  { files }: Pick<OpeningContext, 'files'>,
  file: StoredFile | undefined,
): Promise<OpenFile> {
  const bytes = file && (await files.open(file.key))
  if (!file || !bytes) throw new AppError('file.notFound')
  return { file, bytes }
}
