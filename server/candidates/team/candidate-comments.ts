import type { CandidateComment } from '@qareeb/contract/candidates/candidate-details'
import type {
  addCandidateComment as addEndpoint,
  deleteCandidateComment as deleteEndpoint,
} from '@qareeb/contract/candidates/candidate-remarks'
import type { InputOf } from '@qareeb/contract/endpoint'
import { candidateRights } from '@qareeb/contract/rights/candidates'
import type { Context } from '../../ground/context.ts'
import { AppError } from '../../ground/errors.ts'
import { inCompany } from '../../ground/use-case.ts'
import { insertComment } from '../queries/remarks.ts'
import { getOwnCandidate } from './allow-candidate.ts'
import { mentionColleagues } from './mention-colleagues.ts'
import { showComments } from './present-candidate.ts'
import { deleteOwnRemark, readRemark, refuseTooMany } from './remarks.ts'

/**
 * Adds a comment of the caller.
 * @throws AppError `candidate.notFound`, `candidate.notColleague`, `candidate.tooManyRemarks`, `request.invalid`
 */
export const addCandidateComment = (
  context: Context,
  { params, body }: Pick<InputOf<typeof addEndpoint>, 'params' | 'body'>,
): Promise<CandidateComment> =>
  inCompany(context, candidateRights.decide, async (context) => {
    const { db, organizationId, userId: authorId } = context
    const candidate = await getOwnCandidate(context, params)
    const { id: candidateId } = candidate
    const text = readRemark(body.text)
    await refuseTooMany(db, candidateId)
    const commentId = await insertComment(db, {
      candidateId,
      organizationId,
      authorId,
      text,
      now: context.now(),
    })
    await mentionColleagues(context, { commentId, candidate, mentions: body.mentions ?? [] })
    const added = (await showComments(context, candidateId)).find(({ id }) => id === commentId)
    if (!added) throw new Error('The comment was not added.')
    return added
  })

/** Deletes a comment. @throws AppError `candidate.notFound`, `candidate.commentNotFound`, `candidate.notAuthor` */
export const deleteCandidateComment = (
  context: Context,
  { params }: Pick<InputOf<typeof deleteEndpoint>, 'params'>,
): Promise<undefined> =>
  inCompany(context, candidateRights.decide, async (context) => {
    await getOwnCandidate(context, params)
    const remark = { kind: 'comment', remarkId: params.commentId, candidateId: params.candidateId } as const
    if (!(await deleteOwnRemark(context, remark))) throw new AppError('candidate.commentNotFound')
    return undefined
  })
