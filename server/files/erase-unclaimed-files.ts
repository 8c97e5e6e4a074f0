import type { Context } from '../ground/context.ts'
import { eraseBytes } from './erase-bytes.ts'
import { forgetUnclaimed } from './queries/erasure.ts'
import { unclaimedMs } from './rules.ts'

const batch = 500

/**
 * Erases unclaimed uploads after a day, with their bytes.
 * @returns how many
 */
export async function eraseUnclaimedFiles(context: Pick<Context, 'db' | 'now' | 'files'>): Promise<number> {
  const now = context.now()
  const before = new Date(now.getTime() - unclaimedMs)
  let forgotten = 0
  for (;;) {
    const some = await forgetUnclaimed(context.db, { before, now, limit: batch })
    forgotten += some
    if (some < batch) break
  }
  await eraseBytes(context)
  return forgotten
}
