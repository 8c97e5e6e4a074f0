import type { Context } from '../ground/context.ts'
import { listErasures, deleteErasures } from './queries/erasure.ts'

const batch = 500

/**
 * Removes the files marked for removal from the file store, oldest first.
 * @returns the number of files removed
 * @throws AppError `server.unavailable` when the store fails; files not yet removed stay marked, and the next call removes them
 */
export async function eraseBytes({ db, files }: Pick<Context, 'db' | 'files'>): Promise<number> {
  let erased = 0
  for (;;) {
    const keys = await listErasures(db, batch)
    if (keys.length === 0) return erased

    await files.erase(keys)
    await deleteErasures(db, keys)
    erased += keys.length
  }
}
