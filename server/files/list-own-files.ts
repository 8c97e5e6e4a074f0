import type { Context } from '../context.ts'
import { signDownload } from './addresses.ts'
import { mayLeave } from './find-own-file.ts'
import { listOwned } from './queries/own-files.ts'

/**
 * What the file of a person's own data says of their files. The bytes themselves are fetched from `downloadUrl` within
 * five minutes; it is null while they may not be handed out.
 */
export async function listOwnFiles(
  context: Pick<Context, 'db' | 'config' | 'now' | 'locale'>,
  ownerId: string,
) {
  const files = await listOwned(context.db, ownerId)
  return files.map(({ key, ...file }) => ({
    ...file,
    downloadUrl:
      file.state === 'claimed' && mayLeave(file)
        ? context.config.publicOrigin + signDownload(context, key)
        : null,
  }))
}
