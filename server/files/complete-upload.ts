import type { FileClaim, UploadedFile } from '@qareeb/contract/files'
import type { Context } from '../ground/context.ts'
import { AppError } from '../ground/errors.ts'
import { inTransaction } from '../ground/use-case.ts'
import { checkDocumentInThread } from './check/check-document-in-thread.ts'
import { sha256 } from './claim-secret.ts'
import { eraseBytesTask } from './erase-files.ts'
import { heavyWork } from './heavy-work.ts'
import { forgetAwaited } from './queries/erasure.ts'
import { findBySecret, markStored, type StoredFile } from './queries/files.ts'
import { scanFileTask } from './scan-file-task.ts'

type CompletingContext = Pick<Context, 'db' | 'now' | 'files' | 'scanner' | 'tasks'>

/**
 * Checks a complete upload and stores it when it is of its announced type. A repeated call gets the same answer. A
 * refused upload is deleted with its address, so that it costs one check and not many.
 * @throws AppError `file.notFound`, `file.notUploaded`, `server.busy`, and the refusals of `checkDocument`
 */
export async function completeUpload(
  context: CompletingContext,
  { id, secret }: FileClaim,
): Promise<UploadedFile> {
  const claimHash = sha256(secret)
  const file = await findBySecret(context.db, id, claimHash)
  if (!file) throw new AppError('file.notFound')
  if (file.state !== 'awaiting') return toUploaded(file)

  // It waits in line before it is read: waiting uploads hold no bytes in memory.
  await heavyWork(() => readAndKeep(context, file))

  const checked = await findBySecret(context.db, id, claimHash)
  // Anyone who asked at the same moment may have been first, and have taken the upload away.
  if (checked?.state === 'stored' || checked?.state === 'claimed') return toUploaded(checked)
  throw new AppError('file.notUploaded')
}

async function readAndKeep(context: CompletingContext, file: StoredFile) {
  const bytes = await context.files.readUpload(file)
  if (!bytes) return
  const digest = await check(context, file, bytes)
  await keepChecked(context, file, { bytes, digest })
}

/** A refused upload is forgotten; one for which there was no thread in time may be completed again. */
async function check(context: CompletingContext, file: StoredFile, bytes: Buffer): Promise<Buffer> {
  try {
    return await checkDocumentInThread(bytes, file.mediaType)
  } catch (error) {
    if (error instanceof AppError && error.code !== 'server.busy') await forgetRefused(context, file)
    throw error
  }
}

const forgetRefused = (context: CompletingContext, { id }: StoredFile) =>
  inTransaction(context, async ({ db, now, tasks }) => {
    if (await forgetAwaited(db, { id, now: now() })) await tasks.add(db, eraseBytesTask, {})
  })

type Checked = { bytes: Buffer; digest: Buffer }

async function keepChecked(context: CompletingContext, file: StoredFile, { bytes, digest }: Checked) {
  await context.files.keep(file.key, bytes, file.mediaType)
  await inTransaction(context, async (context) => {
    const { db } = context
    const scan = context.scanner ? 'quarantined' : 'unscanned'
    const isFirst = await markStored(db, file.id, { sha256: digest, scan, now: context.now() })
    if (isFirst && context.scanner) await context.tasks.add(db, scanFileTask, { fileId: file.id })
  })
  await context.files.dropUploads([file.key])
}

const toUploaded = ({ id, name, size, mediaType, scan }: StoredFile): UploadedFile => ({
  id,
  name,
  size,
  mediaType,
  scan,
})
