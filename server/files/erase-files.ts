import { z } from 'zod'
import type { Context } from '../ground/context.ts'
import type { Inside } from '../ground/use-case.ts'
import { task } from '../platform/tasks/task.ts'
import { deleteAllOfCompany, deleteAttachedToCompany } from './queries/attachments.ts'
import { forgetOwned, type OwnedFiles } from './queries/erasure.ts'

/** Removes from the store what was noted to go. */
export const eraseBytesTask = task('files.eraseBytes', z.object({}), {
  retry: { limit: 30, delaySeconds: 5, longestDelaySeconds: 1_800 },
})

/**
 * Erases files of a person: all of them before the person is erased, or those in use for one purpose. The rows go
 * with the caller's transaction; the bytes follow once it is committed, with as many tries as the store needs.
 */
export async function eraseFiles(
  { db, now, tasks }: Inside<Pick<Context, 'now' | 'tasks'>>,
  which: OwnedFiles,
): Promise<void> {
  const forgotten = await forgetOwned(db, which, now())
  if (forgotten > 0) await tasks.add(db, eraseBytesTask, {})
}

/**
 * Erases a file that the company of the scope holds, a document by its id or a picture by its key, in the same way;
 * where there is none nothing happens.
 */
export async function eraseCompanyFile(
  { db, tasks }: Inside<Pick<Context, 'tasks'>>,
  held: { id: string } | { key: string },
): Promise<void> {
  if (await deleteAttachedToCompany(db, held)) await tasks.add(db, eraseBytesTask, {})
}

/** Erases every file that a company holds before the company is erased, in the same way. */
export async function eraseCompanyFiles(
  { db, tasks }: Inside<Pick<Context, 'tasks'>>,
  organizationId: string,
): Promise<void> {
  if ((await deleteAllOfCompany(db, organizationId)) > 0) await tasks.add(db, eraseBytesTask, {})
}
