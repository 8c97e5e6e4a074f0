import type { countCandidates as endpoint } from '@qareeb/contract/candidates/candidate-list'
import type { CandidateFilter } from '@qareeb/contract/candidates/candidate-row'
import type { InputOf, ResponseOf } from '@qareeb/contract/endpoint'
import { candidateRights } from '@qareeb/contract/rights/candidates'
import type { Context } from '../../ground/context.ts'
import { inCompany } from '../../ground/use-case.ts'
import type { Database } from '../../platform/database/database.ts'
import {
  type CandidatesFilter,
  countCandidatesOf,
  countStatesOf,
  type StateCounts,
} from '../queries/candidates-of-ad.ts'
import { requireOwnAd } from './allow-candidate.ts'
import { toCandidatesFilter, withRarestFirst } from './list-candidates.ts'

/**
 * How many candidates of an ad match a filter, and the counts of all states without it.
 * @throws AppError `jobAd.notFound` for another company's ad
 */
export const countCandidates = (
  context: Context,
  { params, query }: Pick<InputOf<typeof endpoint>, 'params' | 'query'>,
): Promise<ResponseOf<typeof endpoint>> =>
  inCompany(context, candidateRights.read, async (context) => {
    const { db, userId, now } = context
    const asked = toCandidatesFilter(params.id, query, { userId, now: now() })
    const filter = await withRarestFirst(db, asked)
    const counts = await countStatesOf(db, { ...filter, userId })
    if (counts.all === 0) await requireOwnAd(context, params.id)
    return { total: await totalOf(db, filter, counts), counts }
  })

/** States are counted already; any other filter is counted by itself. */
async function totalOf(db: Database, filter: CandidatesFilter, counts: StateCounts): Promise<number> {
  const { state, step, beginnings, locationId, hasFile, confirmed, isLong, isUntold, assigneeId } = filter
  const isByFact = Boolean(step ?? locationId ?? hasFile ?? confirmed) || isLong || isUntold
  if (isByFact || assigneeId !== undefined || beginnings.length > 0) return countCandidatesOf(db, filter)
  if (!state) return counts.all
  return state.reduce((total, one) => total + counts[countOf[one]], 0)
}

const countOf = {
  new: 'new',
  'in-progress': 'inProgress',
  hired: 'hired',
  rejected: 'rejected',
  withdrawn: 'withdrawn',
} as const satisfies Record<CandidateFilter, keyof StateCounts>
