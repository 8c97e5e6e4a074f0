import type { Context } from '../ground/context.ts'
import { mayLeave } from './find-own-file.ts'
import { heavyWork } from './heavy-work.ts'
import { listOwned, type OwnedFile } from './queries/own-files.ts'

/**
 * The files in the file of a person's own data, with the bytes as `content` in Base64. It is null for files that
 * may not be handed out: an unclaimed upload, which is deleted after a day, and a file in quarantine.
 * @throws AppError `server.busy` when too many ask at once: the bytes lie in memory
 */
export async function listOwnFiles(context: Pick<Context, 'db' | 'files'>, ownerId: string) {
  const owned = await listOwned(context.db, ownerId)
  return heavyWork(async () => {
    const told = []
    // One after the other: encoded it takes a third more than it has.
    for (const { key, ...file } of owned)
      told.push({ ...file, content: await readContent(context, { key, ...file }) })
    return told
  })
}

async function readContent({ files }: Pick<Context, 'files'>, file: OwnedFile): Promise<string | null> {
  if (file.state !== 'claimed' || !mayLeave(file)) return null
  const bytes = await files.read(file.key)
  return bytes?.toString('base64') ?? null
}
