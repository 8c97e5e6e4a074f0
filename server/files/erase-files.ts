import { z } from 'zod'
import type { Context } from '../ground/context.ts'
import type { Inside } from '../ground/use-case.ts'
import { task } from '../platform/tasks/task.ts'
import { forgetHeld, forgetOwned, type HeldFile, type OwnedFiles } from './queries/erasure.ts'

/** Removes from the store what was noted to go. */
export const eraseBytesTask = task('files.eraseBytes', z.object({}), {
  retry: { limit: 30, delaySeconds: 5, longestDelaySeconds: 1_800 },
})

/**
 * Erases files of a person: all of them before the person is erased, or what they use for one purpose. The rows go with
 * the caller's transaction; the bytes follow as soon as it is committed, however often the store has to be asked.
 */
export async function eraseFiles(
  { db, now, tasks }: Inside<Pick<Context, 'now' | 'tasks'>>,
  which: OwnedFiles,
): Promise<void> {
  const forgotten = await forgetOwned(db, which, now())
  if (forgotten > 0) await tasks.add(db, eraseBytesTask, {})
}

/** Erases a file that a company holds, in the same way; where there is none nothing happens. */
export async function eraseCompanyFile(
  { db, now, tasks }: Inside<Pick<Context, 'now' | 'tasks'>>,
  held: HeldFile,
): Promise<void> {
  if (await forgetHeld(db, held, now())) await tasks.add(db, eraseBytesTask, {})
}
