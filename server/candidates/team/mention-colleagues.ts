import type { Context } from '../../ground/context.ts'
import { AppError } from '../../ground/errors.ts'
import type { InCompany } from '../../ground/use-case.ts'
import { mailMention } from '../mails/mail-mention.ts'
import type { CandidateRecord } from '../queries/candidate-row.ts'
import { insertMentions, listColleagues } from '../queries/colleagues.ts'

type Comment = { commentId: string; candidate: CandidateRecord; mentions: readonly string[] }

/**
 * Mails the colleagues whom a comment names, but not its author. The mail does not quote the comment.
 * @throws AppError `candidate.notColleague`
 */
export async function mentionColleagues(
  context: InCompany<Context>,
  { commentId, candidate, mentions: ids }: Comment,
): Promise<void> {
  if (ids.length === 0) return
  const { db, organizationId } = context
  const colleagues = await listColleagues(db, { organizationId, ids })
  if (colleagues.length < ids.length) throw new AppError('candidate.notColleague')
  await insertMentions(db, { commentId, organizationId, ids })
  const occasion = `mention:${commentId}`
  await mailMention(context, { candidate, colleagues, occasion })
}
