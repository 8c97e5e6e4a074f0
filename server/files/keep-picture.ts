import { fileBounds } from '@qareeb/contract/files'
import type { Context } from '../ground/context.ts'
import { AppError } from '../ground/errors.ts'
import { newFileKey, sha256 } from './claim-secret.ts'
import type { StoredFile } from './queries/files.ts'
import { redrawPictureInThread } from './redraw/redraw-picture-in-thread.ts'
import { type Framing, redrawnType } from './redraw/redraw-picture.ts'

/** A picture whose bytes lie in the store, not yet noted anywhere. */
export type KeptPicture = Pick<StoredFile, 'key' | 'mediaType' | 'size' | 'scan'> & { sha256: Buffer }

/**
 * Re-encodes a picture and puts it into the store under a key of its own, so that caches never show an older one.
 * The caller's transaction stores the key; files without a row are swept.
 * @throws AppError `file.empty`, `file.tooLarge`, `file.wrongType`, `file.damaged`, `server.busy`
 */
export async function keepPicture(
  { files }: Pick<Context, 'files'>,
  picture: File,
  framing: Framing,
): Promise<KeptPicture> {
  if (picture.size === 0) throw new AppError('file.empty')
  if (picture.size > fileBounds.pictureBytes) throw new AppError('file.tooLarge')

  const original = Buffer.from(await picture.arrayBuffer())
  const bytes = await redrawPictureInThread(original, framing)
  const key = newFileKey()
  await files.keep(key, bytes, redrawnType)
  // Re-encoding drops all original bytes.
  return { key, mediaType: redrawnType, size: bytes.length, sha256: sha256(bytes), scan: 'clean' }
}
