import { recordEvent } from '../../audit/record-event.ts'
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
 * Deletes a remark of the caller; an administrator of the company deletes any. The log of the company names the deletion,
 * without the text.
 * @returns false when there is none about this candidate
 * @throws AppError `candidate.notAuthor`
 */
export async function deleteOwnRemark(
  context: InCompany<Context>,
  remark: { kind: Kind; remarkId: string; candidateId: string },
): Promise<boolean> {
  const { db, as, userId, organizationId } = context
  const found = await findAuthor(db, remark)
  if (!found) return false
  if (as !== 'ADMIN' && found.authorId !== userId) throw new AppError('candidate.notAuthor')
  await deleteRemark(db, remark)
  await recordEvent(context, { action: deletions[remark.kind], organizationId, subject: remark.candidateId })
  return true
}

const deletions = { comment: 'candidate.deleteComment', note: 'candidate.deleteNote' } as const
