import { candidateBounds } from '@qareeb/contract/candidates'
import type { listCandidates as endpoint } from '@qareeb/contract/candidates/candidate-list'
import type { InputOf, ResponseOf } from '@qareeb/contract/endpoint'
import { candidateRights } from '@qareeb/contract/rights/candidates'
import { riyadhDateOf } from '@qareeb/reference/riyadh'
import type { Context } from '../../ground/context.ts'
import { inCompany } from '../../ground/use-case.ts'
import { longBefore } from '../../job-ads/long-before.ts'
import { decodeRankedPlace, rankedPageOf } from '../list-cursor.ts'
import { type CandidatesFilter, listCandidatesOf } from '../queries/candidates-of-ad.ts'
import { beginningsOf } from '../search-words.ts'
import { requireOwnAd } from './allow-candidate.ts'
import { toCandidateRow } from './present-candidate.ts'

type Input = Pick<InputOf<typeof endpoint>, 'params' | 'query'>

/** A page of the candidates of an ad. @throws AppError `jobAd.notFound` for another company's ad */
export const listCandidates = (
  context: Context,
  { params, query }: Input,
): Promise<ResponseOf<typeof endpoint>> =>
  inCompany(context, candidateRights.read, async (context) => {
    const now = context.now()
    const { sort = 'newest', limit = candidateBounds.pageSize, after, ...chosen } = query
    const filter = toCandidatesFilter(params.id, chosen, { userId: context.userId, now })
    const found = await listCandidatesOf(context.db, {
      ...filter,
      sort,
      after: decodeRankedPlace(after),
      limit: limit + 1,
    })
    // Rows are of this company only, so the owner of the ad is checked only without rows.
    if (found.length === 0) await requireOwnAd(context, params.id)
    const { rows, next } = rankedPageOf(found, limit)
    return { items: rows.map((row) => toCandidateRow(row, now)), next }
  })

type Chosen = Omit<Input['query'], 'sort' | 'limit' | 'after'>

/** The reader's filter, as the statements take it. */
export const toCandidatesFilter = (
  jobAdId: string,
  { q = '', waiting, promised, assignee, told, ...chosen }: Chosen,
  { userId, now }: { userId: string; now: Date },
): CandidatesFilter => ({
  ...chosen,
  jobAdId,
  beginnings: beginningsOf(q),
  isLong: waiting !== undefined,
  isOverdue: promised !== undefined,
  isUntold: told !== undefined,
  assigneeId: assignee && { me: userId, none: null }[assignee],
  appliedBefore: longBefore(now),
  today: riyadhDateOf(now),
})
