import { candidateBounds } from '@qareeb/contract/candidates'
import type { listCandidates as endpoint } from '@qareeb/contract/candidates/candidate-list'
import type { CandidateFilter } from '@qareeb/contract/candidates/candidate-row'
import type { InputOf, ResponseOf } from '@qareeb/contract/endpoint'
import { candidateRights } from '@qareeb/contract/rights/candidates'
import { dayMs, riyadhDateOf } from '@qareeb/reference/riyadh'
import type { Context } from '../../ground/context.ts'
import { inCompany } from '../../ground/use-case.ts'
import type { Database } from '../../platform/database/database.ts'
import { decodeRankedPlace, rankedPageOf } from '../list-cursor.ts'
import {
  type CandidatesFilter,
  countCandidatesOf,
  countStatesOf,
  findByWords,
  listCandidatesOf,
  type StateCounts,
} from '../queries/candidates-of-ad.ts'
import { beginningsOf } from '../search-words.ts'
import { toCandidateRow } from './present-candidate.ts'

type Input = Pick<InputOf<typeof endpoint>, 'params' | 'query'>

/** A page of the candidates of an ad, how many match the filter, and the counts of all states. */
export const listCandidates = (
  context: Context,
  { params, query }: Input,
): Promise<ResponseOf<typeof endpoint>> =>
  inCompany(context, candidateRights.read, async (context) => {
    const { db } = context
    const now = context.now()
    const { sort = 'newest', limit = candidateBounds.pageSize, after, ...chosen } = query
    const asked = toCandidatesFilter(params.id, chosen, { userId: context.userId, now })
    const filter = asked.beginnings.length > 0 ? { ...asked, ids: await findByWords(db, asked) } : asked
    const found = await listCandidatesOf(db, {
      ...filter,
      sort,
      after: decodeRankedPlace(after),
      limit: limit + 1,
    })
    const { rows, next } = rankedPageOf(found, limit)
    const counts = await countStatesOf(db, { ...filter, userId: context.userId })
    return {
      items: rows.map((row) => toCandidateRow(row, now)),
      next,
      total: await totalOf(db, filter, counts),
      counts,
    }
  })

type Chosen = Omit<Input['query'], 'sort' | 'limit' | 'after'>

/** The reader's filter, as the statements take it. */
export const toCandidatesFilter = (
  jobAdId: string,
  { q = '', waiting, assignee, told, ...chosen }: Chosen,
  { userId, now }: { userId: string; now: Date },
): CandidatesFilter => ({
  ...chosen,
  jobAdId,
  beginnings: beginningsOf(q),
  isLong: waiting !== undefined,
  isUntold: told !== undefined,
  assigneeId: assignee && { me: userId, none: null }[assignee],
  ...whatIsLong(now),
})

/** Candidates that applied, or were promised an answer, before this moment wait long. */
const whatIsLong = (now: Date): Pick<CandidatesFilter, 'appliedBefore' | 'today'> => ({
  appliedBefore: new Date(now.getTime() - candidateBounds.waitingDays * dayMs),
  today: riyadhDateOf(now),
})

/** States and words are counted already; any other filter is counted by itself. */
async function totalOf(db: Database, filter: CandidatesFilter, counts: StateCounts): Promise<number> {
  const { state, step, ids, locationId, hasFile, confirmed, isLong, isUntold, assigneeId } = filter
  const isByFact = Boolean(step ?? locationId ?? hasFile ?? confirmed) || isLong || isUntold
  const isByFilter = isByFact || assigneeId !== undefined
  if (isByFilter || (ids && state)) return countCandidatesOf(db, filter)
  if (ids) return ids.length
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
