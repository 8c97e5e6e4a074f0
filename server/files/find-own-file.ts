import type { DocumentPurpose, OwnFile } from '@qareeb/contract/files'
import type { Context } from '../ground/context.ts'
import { pictureUrl, signDownload } from './addresses.ts'
import { findAttachedToPerson } from './queries/attachments.ts'
import { findAvatarKey, type StoredFile } from './queries/files.ts'

/** The document that a person uses for a purpose, with an address to fetch it from; null without one. Needs the scope of the person. */
export async function findOwnFile(
  context: Pick<Context, 'db' | 'config' | 'now' | 'locale'>,
  { ownerId, purpose }: { ownerId: string; purpose: DocumentPurpose },
): Promise<OwnFile | null> {
  return presentFile(context, await findAttachedToPerson(context.db, ownerId, purpose))
}

/** A stored document in the form of the contract; null without one. */
export function presentFile(
  context: Pick<Context, 'config' | 'now' | 'locale'>,
  file: StoredFile | undefined,
): OwnFile | null {
  if (!file?.storedAt) return null
  const { id, name, size, mediaType, scan, storedAt } = file
  return {
    id,
    name,
    size,
    mediaType,
    scan,
    uploadedAt: storedAt.toISOString(),
    downloadUrl: mayLeave(file) ? signDownload(context, file.key) : null,
  }
}

/** The path of a person's picture; null without one. */
export async function findAvatarUrl({ db }: Pick<Context, 'db'>, ownerId: string): Promise<string | null> {
  const key = await findAvatarKey(db, ownerId)
  return key === undefined ? null : pictureUrl(key)
}

/** Whether a file may be handed out: not while it waits for the scanner, and never when something was found. */
export const mayLeave = ({ scan }: Pick<StoredFile, 'scan'>): boolean =>
  scan === 'clean' || scan === 'unscanned'
