import type { FileClaim, OwnFile } from '@qareeb/contract/files'
import type { Context } from '../../ground/context.ts'
import { AppError } from '../../ground/errors.ts'
import type { Inside } from '../../ground/use-case.ts'
import { newFileKey, sha256 } from '../claim-secret.ts'
import { eraseBytesTask } from '../erase-files.ts'
import { mayLeave, presentFile } from '../find-own-file.ts'
import {
  claimForApplication,
  deleteOfApplications,
  findOfApplication,
  listKeysOfApplicant,
} from '../queries/application-files.ts'
import { findAttachedToPerson, insertApplicationFile } from '../queries/attachments.ts'
import { insertClaimed, type StoredFile } from '../queries/files.ts'
import { scanFileTask } from '../scan-file-task.ts'

/** An application and the company that it went to. */
type Application = { candidateId: string; organizationId: string }

/** A copy of a profile's file whose bytes lie in the store, not yet noted anywhere. */
export type ProfileCopy = Pick<StoredFile, 'key' | 'name' | 'mediaType' | 'size' | 'scan'> & {
  sha256: Buffer
}

/**
 * Copies the bytes of a person's CV under a key of its own. The transaction of the application stores the key;
 * copies without a row are swept. Needs the scope of the person.
 * @returns undefined for a profile without a CV, or with an infected one
 */
export async function copyProfileFile(
  { db, files }: Pick<Context, 'db' | 'files'>,
  personId: string,
): Promise<ProfileCopy | undefined> {
  const file = await findAttachedToPerson(db, personId, 'cv')
  const bytes = file && file.scan !== 'infected' ? await files.read(file.key) : undefined
  if (!file || !bytes) return undefined
  const key = newFileKey()
  await files.keep(key, bytes, file.mediaType)
  const { name, mediaType, size, scan } = file
  return { key, name, mediaType, size, scan, sha256: sha256(bytes) }
}

/** Notes a copy as the file of an application. Needs the scope of its sender, or of the company. */
export async function attachCopy(
  { db, now, tasks }: Inside<Pick<Context, 'now' | 'tasks'>>,
  { copy, ...application }: Application & { copy: ProfileCopy },
): Promise<void> {
  const fileId = await insertClaimed(db, { ...copy, purpose: 'cv', ownerId: null, now: now() })
  await insertApplicationFile(db, { ...application, fileId, now: now() })
  if (copy.scan === 'quarantined') await tasks.add(db, scanFileTask, { fileId })
}

/**
 * Makes an upload the file of an application. Needs the scope of its sender.
 * @throws AppError `file.notFound` unless it was uploaded as a CV, checked, is not in use yet, and belongs to the
 * sender, or to no account with the right secret
 */
export async function attachUpload(
  { db, now }: Inside<Pick<Context, 'now'>>,
  { claim, userId, ...application }: Application & { claim: FileClaim; userId: string | null },
): Promise<void> {
  const claimed = { id: claim.id, claimHash: sha256(claim.secret), ownerId: userId, now: now() }
  if (!(await claimForApplication(db, claimed))) throw new AppError('file.notFound')
  await insertApplicationFile(db, { ...application, fileId: claim.id, now: now() })
}

type Presenting = Pick<Context, 'db' | 'config' | 'now' | 'locale'>

/** The file of an application with an address to fetch it from; null without one. Needs the scope of either party. */
export const describeApplicationFile = async (
  context: Presenting,
  candidateId: string,
): Promise<OwnFile | null> => presentFile(context, await findOfApplication(context.db, candidateId))

/**
 * The same for its download.
 * @throws AppError `file.notFound`, `file.inQuarantine`, `file.infected`
 */
export async function openApplicationFile(context: Presenting, candidateId: string): Promise<OwnFile> {
  const file = await describeApplicationFile(context, candidateId)
  if (!file) throw new AppError('file.notFound')
  if (file.scan === 'quarantined') throw new AppError('file.inQuarantine')
  if (file.scan === 'infected') throw new AppError('file.infected')
  return file
}

/** Erases the files of applications. Needs the scope of either party. */
export async function eraseApplicationFiles(
  { db, tasks }: Inside<Pick<Context, 'tasks'>>,
  candidateIds: readonly string[],
): Promise<void> {
  if ((await deleteOfApplications(db, candidateIds)) > 0) await tasks.add(db, eraseBytesTask, {})
}

/** Erases the bytes of files whose rows went with their applications. */
export const eraseBytesOfGone = ({ db, tasks }: Inside<Pick<Context, 'tasks'>>): Promise<void> =>
  tasks.add(db, eraseBytesTask, {})

/** The files of a person's applications with their bytes, for the file of their own data. Needs the scope of the person. */
export async function listApplicationFiles({ db, files }: Pick<Context, 'db' | 'files'>, userId: string) {
  const told = []
  for (const { key, scan, ...file } of await listKeysOfApplicant(db, userId)) {
    const bytes = mayLeave({ scan }) ? await files.read(key) : undefined
    told.push({ ...file, scan, content: bytes?.toString('base64') ?? null })
  }
  return told
}
