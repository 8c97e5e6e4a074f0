import type { Context } from '../ground/context.ts'
import { inTransaction } from '../ground/use-case.ts'
import { pictureUrl } from './addresses.ts'
import { eraseFiles } from './erase-files.ts'
import { keepPicture } from './keep-picture.ts'
import { insertAttachment } from './queries/attachments.ts'
import { insertClaimed, lockOwned } from './queries/files.ts'

/**
 * Re-encodes a person's picture and shows it instead of the old one.
 * @returns the path of the picture; a new picture has a new one, so that caches never show the old one
 */
export async function saveAvatar(
  context: Pick<Context, 'db' | 'now' | 'files' | 'tasks'>,
  { ownerId, picture }: { ownerId: string; picture: File },
): Promise<string> {
  const drawn = await keepPicture(context, picture, 'cut')
  const now = context.now()
  await inTransaction(
    context,
    async (context) => {
      const { db } = context
      await lockOwned(db, ownerId, 'avatar')
      await eraseFiles(context, { ownerId, purpose: 'avatar' })
      const file = { ...drawn, purpose: 'avatar', ownerId, name: 'avatar.webp', now } as const
      const fileId = await insertClaimed(db, file)
      await insertAttachment(db, { fileId, purpose: 'avatar', holder: { personId: ownerId }, now })
    },
    { actor: ownerId },
  )
  return pictureUrl(drawn.key)
}
