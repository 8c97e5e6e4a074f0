import type { Context } from '../ground/context.ts'
import { inTransaction } from '../ground/use-case.ts'
import { eraseBytes } from './erase-bytes.ts'
import { noteErasure } from './queries/erasure.ts'
import { findFile, markScanned, type StoredFile } from './queries/files.ts'

type ScanningContext = Pick<Context, 'db' | 'now' | 'files' | 'scanner' | 'log'>

/** Lets a file out of quarantine, or removes the bytes of an infected one; its owner sees the result. */
export async function scanFile(context: ScanningContext, { fileId }: { fileId: string }): Promise<void> {
  const file = await findFile(context.db, fileId)
  if (file?.scan !== 'quarantined') return
  // The scanner may have been removed meanwhile; then the file is marked as unchecked.
  if (!context.scanner) return markScanned(context.db, file.id, 'unscanned')
  const bytes = await context.files.read(file.key)
  if (!bytes) return

  const verdict = await context.scanner.scan(bytes)
  if (verdict.isClean) return markScanned(context.db, file.id, 'clean')
  context.log.warn({ fileId: file.id, found: verdict.found }, 'a harmful program was found in an upload')
  await removeInfected(context, file)
}

async function removeInfected(context: ScanningContext, file: StoredFile) {
  await inTransaction(context, async (context) => {
    const { db } = context
    await markScanned(db, file.id, 'infected')
    await noteErasure(db, file.key, context.now())
  })
  await eraseBytes(context)
}
