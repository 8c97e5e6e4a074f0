import type { Context } from '../../ground/context.ts'
import { AppError } from '../../ground/errors.ts'
import { nameIn } from '../../ground/name-in.ts'
import { pageAddress } from '../../ground/page-address.ts'
import type { InCompany } from '../../ground/use-case.ts'
import { getAdNames } from '../queries/bulk-items.ts'
import type { CandidateRecord } from '../queries/candidate-row.ts'
import { insertMentions, listColleagues } from '../queries/colleagues.ts'

type Comment = { commentId: string; candidate: CandidateRecord; mentions: readonly string[] }

/**
 * Mails the colleagues whom a comment names, but not its author. The mail holds no word of the comment.
 * @throws AppError `candidate.notColleague`
 */
export async function mentionColleagues(
  context: InCompany<Context>,
  { commentId, candidate, mentions: ids }: Comment,
): Promise<void> {
  if (ids.length === 0) return
  const { db, organizationId, userId } = context
  const colleagues = await listColleagues(db, { organizationId, ids })
  if (colleagues.length < ids.length) throw new AppError('candidate.notColleague')
  await insertMentions(db, { commentId, organizationId, ids })
  const [author] = await listColleagues(db, { organizationId, ids: [userId] })
  const { title } = await getAdNames(db, candidate.jobAdId)
  const path = `/dashboard/job-ad/${candidate.jobAdId}?candidate=${candidate.id}`
  for (const { userId: id, email: to, firstName, locale } of colleagues) {
    if (id === userId) continue
    const data = {
      firstName,
      colleague: author?.name ?? '',
      candidate: candidate.name ?? '',
      jobTitle: nameIn(locale, title),
      url: pageAddress(context, locale, path),
    }
    const key = `mention:${commentId}:${id}`
    await context.mail.send(db, { to, locale, key, mail: { name: 'candidateMention', data } })
  }
}
