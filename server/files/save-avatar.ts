import { fileBounds } from '@qareeb/contract/files'
import type { Context } from '../context.ts'
import { AppError } from '../errors.ts'
import { pictureUrl } from './addresses.ts'
import { newFileKey, sha256 } from './claim-secret.ts'
import { eraseFiles } from './erase-files.ts'
import { heavyWork } from './heavy-work.ts'
import { insertClaimed, lockOwned } from './queries/files.ts'
import { redrawnType, redrawPicture } from './redraw-picture.ts'

/**
 * Draws a person's picture anew and shows it instead of the old one.
 * @returns the path of the picture; a new picture has a new one, so that nobody sees the old one from a cache
 */
export async function saveAvatar(
  context: Pick<Context, 'db' | 'now' | 'files' | 'tasks'>,
  { ownerId, picture }: { ownerId: string; picture: File },
): Promise<string> {
  if (picture.size === 0) throw new AppError('file.empty')
  if (picture.size > fileBounds.pictureBytes) throw new AppError('file.tooLarge')

  const original = Buffer.from(await picture.arrayBuffer())
  const bytes = await heavyWork(() => redrawPicture(original))
  const key = newFileKey()
  await context.files.keep(key, bytes, redrawnType)
  await context.db.transaction(async (db) => {
    await lockOwned(db, ownerId, 'avatar')
    await eraseFiles({ ...context, db }, { ownerId, purpose: 'avatar' })
    await insertClaimed(db, {
      key,
      purpose: 'avatar',
      ownerId,
      name: 'avatar.webp',
      mediaType: redrawnType,
      size: bytes.length,
      sha256: sha256(bytes),
      // Nothing of the bytes that came is left in those that we drew.
      scan: 'clean',
      now: context.now(),
    })
  })
  return pictureUrl(key)
}
