import type { countCandidates as endpoint } from '@qareeb/contract/candidates/candidate-list'
import type { CandidateFilter } from '@qareeb/contract/candidates/candidate-row'
import type { InputOf, ResponseOf } from '@qareeb/contract/endpoint'
import { candidateRights } from '@qareeb/contract/rights/candidates'
import type { Context } from '../../ground/context.ts'
import { inCompany } from '../../ground/use-case.ts'
import { countStatesOf, type StateCounts } from '../queries/candidates-of-ad.ts'
import { requireOwnAd } from './allow-candidate.ts'
import { toCandidatesFilter } from './list-candidates.ts'

/**
 * How many candidates of an ad match a filter, and how many of each state match it without the state.
 * @throws AppError `jobAd.notFound` for another company's ad
 */
export const countCandidates = (
  context: Context,
  { params, query: { state, ...others } }: Pick<InputOf<typeof endpoint>, 'params' | 'query'>,
): Promise<ResponseOf<typeof endpoint>> =>
  inCompany(context, candidateRights.read, async (context) => {
    const { db, userId, now } = context
    const asked = toCandidatesFilter(params.id, others, { userId, now: now() })
    const counts = await countStatesOf(db, { ...asked, userId })
    if (counts.all === 0) await requireOwnAd(context, params.id)
    return { total: totalOf(counts, state), counts }
  })

const totalOf = (counts: StateCounts, state: readonly CandidateFilter[] | undefined): number =>
  state ? state.reduce((total, one) => total + counts[countOf[one]], 0) : counts.all

const countOf = {
  new: 'new',
  'in-progress': 'inProgress',
  hired: 'hired',
  rejected: 'rejected',
  withdrawn: 'withdrawn',
} as const satisfies Record<CandidateFilter, keyof StateCounts>
