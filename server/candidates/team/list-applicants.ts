import { candidateBounds } from '@qareeb/contract/candidates'
import type {
  Applicant,
  listApplicants as endpoint,
  PromisedAnswer,
} from '@qareeb/contract/candidates/applicants'
import type { InputOf, ResponseOf } from '@qareeb/contract/endpoint'
import { candidateRights } from '@qareeb/contract/rights/candidates'
import { dayMs, riyadhDateOf } from '@qareeb/reference/riyadh'
import type { Context } from '../../ground/context.ts'
import { inCompany } from '../../ground/use-case.ts'
import { longBefore } from '../../job-ads/long-before.ts'
import { decodeRankedPlace, rankedPageOf } from '../list-cursor.ts'
import { type ApplicantRow, listApplicants as listRows, type PromisedDays } from '../queries/applicants.ts'
import { beginningsOf } from '../search-words.ts'

/** A page of the people who applied to the company, with their applications together. */
export const listApplicants = (
  context: Context,
  { query }: Pick<InputOf<typeof endpoint>, 'query'>,
): Promise<ResponseOf<typeof endpoint>> =>
  inCompany(context, candidateRights.read, async ({ db, organizationId, now }) => {
    const {
      state,
      q = '',
      waiting,
      promised,
      sort = 'newest',
      after,
      limit = candidateBounds.pageSize,
    } = query
    const found = await listRows(db, {
      organizationId,
      state,
      sort,
      newBefore: waiting && longBefore(now()),
      promised: promised && promisedWithin(promised, now()),
      beginnings: beginningsOf(q),
      after: decodeRankedPlace(after),
      limit: limit + 1,
    })
    const { rows, next } = rankedPageOf(found, limit)
    return { items: rows.map(toApplicant), next }
  })

/** The days of promised answers that are overdue, or due soon. */
function promisedWithin(promised: PromisedAnswer, now: Date): PromisedDays {
  const day = (after: number) => riyadhDateOf(new Date(now.getTime() + after * dayMs))
  return promised === 'overdue'
    ? { from: undefined, to: day(-1) }
    : { from: day(0), to: day(candidateBounds.answerSoonDays) }
}

const toApplicant = ({ isConfirmed, rank: _rank, place: _place, ...row }: ApplicantRow): Applicant => ({
  ...row,
  confirmed: isConfirmed,
})
