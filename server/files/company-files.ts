import type { FileClaim, OwnFile } from '@qareeb/contract/files'
import type { Context } from '../ground/context.ts'
import { AppError } from '../ground/errors.ts'
import { claimFile } from './claim-file.ts'
import { presentFile } from './find-own-file.ts'
import type { KeptPicture } from './keep-picture.ts'
import { findAttachedToCompany, giveRegistration, insertAttachment } from './queries/attachments.ts'
import { insertClaimed } from './queries/files.ts'

/**
 * Hands a commercial registration to a company, in the caller's transaction, whose scope is the person and the
 * company: the named upload, else the person's earlier one. The sender loses all rights to it, so that it stays
 * when they go.
 * @returns its id; undefined when none is named and the person has sent none
 * @throws AppError `file.notFound` unless this person can claim the named one
 */
export async function transferRegistration(
  context: Pick<Context, 'db' | 'now' | 'tasks'>,
  { userId, organizationId, claim }: { userId: string; organizationId: string; claim: FileClaim | undefined },
): Promise<string | undefined> {
  if (claim) await claimFile(context, { ...claim, purpose: 'registration', ownerId: userId })
  return giveRegistration(context.db, { personId: userId, organizationId })
}

/**
 * A document of a company, with an address to fetch it from.
 * @throws AppError `file.notFound`, `file.inQuarantine`, `file.infected`
 */
export async function openCompanyFile(
  context: Pick<Context, 'db' | 'config' | 'now' | 'locale'>,
  id: string,
): Promise<OwnFile> {
  const file = await findAttachedToCompany(context.db, id)
  const presented = presentFile(context, file)
  if (!presented) throw new AppError('file.notFound')
  if (presented.scan === 'quarantined') throw new AppError('file.inQuarantine')
  if (presented.scan === 'infected') throw new AppError('file.infected')
  return presented
}

/** The facts of a company's document, without an address. */
export async function describeCompanyFile(
  context: Pick<Context, 'db' | 'config' | 'now' | 'locale'>,
  id: string,
): Promise<Omit<OwnFile, 'downloadUrl'> | null> {
  const presented = presentFile(context, await findAttachedToCompany(context.db, id))
  if (!presented) return null
  const { downloadUrl: _downloadUrl, ...file } = presented
  return file
}

/** Notes a picture that was kept as the logo of the company of the scope. */
export async function noteLogo(
  { db, now }: Pick<Context, 'db' | 'now'>,
  { organizationId, picture }: { organizationId: string; picture: KeptPicture },
): Promise<void> {
  const file = { ...picture, purpose: 'logo', ownerId: null, name: 'logo.webp', now: now() } as const
  const fileId = await insertClaimed(db, file)
  await insertAttachment(db, { fileId, purpose: 'logo', holder: { organizationId }, now: now() })
}
