import type { DocumentPurpose, FileClaim } from '@qareeb/contract/files'
import type { Context } from '../ground/context.ts'
import { AppError } from '../ground/errors.ts'
import { inTransaction } from '../ground/use-case.ts'
import { sha256 } from './claim-secret.ts'
import { eraseFiles } from './erase-files.ts'
import { findAttachedToPerson, insertAttachment } from './queries/attachments.ts'
import { lockOwned, markClaimed, type StoredFile } from './queries/files.ts'

/** The owner, the file and its purpose. */
export type Claiming = FileClaim & { purpose: DocumentPurpose; ownerId: string }

/**
 * Takes an upload into use for its owner, in place of their former file for that purpose. Works in the transaction
 * of the form that the file was uploaded for, so that the file is claimed when that is saved and not otherwise. The
 * scope of that transaction names the owner.
 * @throws AppError `file.notFound` unless it was uploaded for this purpose, checked, is not in use yet, and belongs
 * to the owner, or to no account with the right secret
 */
export async function claimFile(
  context: Pick<Context, 'db' | 'now' | 'tasks'>,
  { id, secret, purpose, ownerId }: Claiming,
): Promise<StoredFile> {
  return inTransaction(context, async (context) => {
    const { db } = context
    await lockOwned(db, ownerId, purpose)
    const present = await findAttachedToPerson(db, ownerId, purpose)
    // The same form sent again.
    if (present?.id === id) return present

    await eraseFiles(context, { ownerId, purpose })
    const now = context.now()
    const file = await markClaimed(db, { id, purpose, ownerId, claimHash: sha256(secret), now })
    if (!file) throw new AppError('file.notFound')
    await insertAttachment(db, { fileId: id, purpose, holder: { personId: ownerId }, now })
    return file
  })
}
