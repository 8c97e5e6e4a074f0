import {
  type DocumentPurpose,
  type DocumentType,
  fileBounds,
  type UploadTicket,
} from '@qareeb/contract/files'
import type { Context } from '../ground/context.ts'
import { AppError } from '../ground/errors.ts'
import { newClaimSecret, newFileKey, sha256 } from './claim-secret.ts'
import { insertUpload } from './queries/files.ts'
import { cleanFileName, uploadMs } from './rules.ts'

export type AnnouncedDocument = {
  purpose: DocumentPurpose
  /** As the person's device calls it. */
  name: string
  /** Bytes. */
  size: number
  mediaType: DocumentType
  /** The signed-in uploader, if there is one: only they can claim the file then. */
  ownerId?: string
}

/**
 * Gives an address to send one document to, once and within ten minutes. The upload is unreadable until it was
 * checked and claimed.
 */
export async function openUpload(
  { db, now, files }: Pick<Context, 'db' | 'now' | 'files'>,
  { purpose, name, size, mediaType, ownerId }: AnnouncedDocument,
): Promise<UploadTicket> {
  if (size === 0) throw new AppError('file.empty')
  if (size > fileBounds.documentBytes) throw new AppError('file.tooLarge')

  const upload = { key: newFileKey(), size, mediaType, expiresAt: new Date(now().getTime() + uploadMs) }
  const secret = newClaimSecret()
  const { url, headers, resumable } = await files.uploadAddress(upload)
  const fileId = await insertUpload(db, {
    ...upload,
    purpose,
    ownerId: ownerId ?? null,
    name: cleanFileName(name, mediaType),
    claimHash: sha256(secret),
    now: now(),
  })
  return {
    fileId,
    secret,
    uploadUrl: url,
    headers,
    resumable,
    expiresAt: upload.expiresAt.toISOString(),
    maxBytes: size,
  }
}
