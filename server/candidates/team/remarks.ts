import type { Context } from '../../ground/context.ts'
import { AppError } from '../../ground/errors.ts'
import { cleanText } from '../../ground/text-rules.ts'
import type { InCompany } from '../../ground/use-case.ts'
import type { Database } from '../../platform/database/database.ts'
import { countRemarks, deleteRemark, findAuthor, type Kind } from '../queries/remarks.ts'

/** Comments and notes about one candidate. */
const most = 500

/** A remark as it is kept. @throws AppError `request.invalid` when nothing is left of it */
export function readRemark(typed: string): string {
  const text = cleanText(typed)
  if (text === '') throw new AppError('request.invalid', { errors: [{ path: 'text', problem: 'required' }] })
  return text
}

/** @throws AppError `candidate.tooManyRemarks` */
export async function refuseTooMany(db: Database, candidateId: string): Promise<void> {
  if ((await countRemarks(db, candidateId)) >= most) throw new AppError('candidate.tooManyRemarks')
}

/**
 * Deletes a remark of the caller; an administrator of the company deletes any.
 * @returns false when there is none about this candidate
 * @throws AppError `candidate.notAuthor`
 */
export async function deleteOwnRemark(
  { db, as, userId }: Pick<InCompany<Context>, 'db' | 'as' | 'userId'>,
  remark: { kind: Kind; remarkId: string; candidateId: string },
): Promise<boolean> {
  const found = await findAuthor(db, remark)
  if (!found) return false
  if (as !== 'ADMIN' && found.authorId !== userId) throw new AppError('candidate.notAuthor')
  await deleteRemark(db, remark)
  return true
}
