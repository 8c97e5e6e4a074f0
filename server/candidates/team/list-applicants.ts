import { candidateBounds } from '@qareeb/contract/candidates'
import type { Applicant, listApplicants as endpoint } from '@qareeb/contract/candidates/company-people'
import type { InputOf, ResponseOf } from '@qareeb/contract/endpoint'
import { candidateRights } from '@qareeb/contract/rights/candidates'
import type { Context } from '../../ground/context.ts'
import { inCompany } from '../../ground/use-case.ts'
import { decodeRankedPlace, rankedPageOf } from '../list-cursor.ts'
import { type ApplicantRow, listApplicants as listRows } from '../queries/applicants.ts'
import { rarestFirst } from '../queries/found-by.ts'
import { beginningsOf } from '../search-words.ts'
import { longBefore } from './list-candidates.ts'

/** A page of the people who applied to the company, with their applications together. */
export const listApplicants = (
  context: Context,
  { query }: Pick<InputOf<typeof endpoint>, 'query'>,
): Promise<ResponseOf<typeof endpoint>> =>
  inCompany(context, candidateRights.read, async ({ db, organizationId, now }) => {
    const { state, q = '', waiting, sort = 'newest', after, limit = candidateBounds.pageSize } = query
    const found = await listRows(db, {
      organizationId,
      state,
      sort,
      newBefore: waiting && longBefore(now()).appliedBefore,
      beginnings: await rarestFirst(db, {
        within: 'organization_id',
        id: organizationId,
        words: beginningsOf(q),
      }),
      after: decodeRankedPlace(after),
      limit: limit + 1,
    })
    const { rows, next } = rankedPageOf(found, limit)
    return { items: rows.map(toApplicant), next }
  })

const toApplicant = ({ isConfirmed, rank: _rank, place: _place, ...row }: ApplicantRow): Applicant => ({
  ...row,
  confirmed: isConfirmed,
})
