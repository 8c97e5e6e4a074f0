import type { Context } from '../ground/context.ts'
import type { FileArea } from '../platform/files/file-store.ts'
import { listUnknownKeys } from './queries/erasure.ts'
import { unclaimedMs } from './rules.ts'

type SweepingContext = Pick<Context, 'db' | 'now' | 'files'>

const batch = 500

/**
 * Removes bytes without a row: remains of a process that ended before it stored one. Only those older than a day,
 * so that files in work stay.
 * @returns how many
 */
export async function sweepOrphans(context: SweepingContext): Promise<number> {
  const before = new Date(context.now().getTime() - unclaimedMs)
  let removed = 0
  for await (const keys of oldKeys(context, 'kept', before)) {
    const unknown = await listUnknownKeys(context.db, keys)
    await context.files.erase(unknown)
    removed += unknown.length
  }
  for await (const keys of oldKeys(context, 'incoming', before)) {
    await context.files.dropUploads(keys)
    removed += keys.length
  }
  return removed
}

/** Keys of an area that were last written before a moment, some at a time. */
async function* oldKeys({ files }: SweepingContext, area: FileArea, before: Date): AsyncIterable<string[]> {
  let keys: string[] = []
  for await (const { key, writtenAt } of files.list(area)) {
    if (writtenAt < before) keys.push(key)
    if (keys.length < batch) continue
    yield keys
    keys = []
  }
  if (keys.length > 0) yield keys
}
