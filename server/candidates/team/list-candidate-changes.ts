import { candidateBounds } from '@qareeb/contract/candidates'
import type { listCandidateChanges as endpoint } from '@qareeb/contract/candidates/candidate-list'
import type { InputOf, ResponseOf } from '@qareeb/contract/endpoint'
import { candidateRights } from '@qareeb/contract/rights/candidates'
import type { Context } from '../../ground/context.ts'
import { inCompany } from '../../ground/use-case.ts'
import { getChangeMark, listChangedSince } from '../queries/candidates-of-ad.ts'
import { toCandidateRow } from './present-candidate.ts'

/** Candidates of an ad that have changed since a moment: pages ask for them to show what colleagues do. */
export const listCandidateChanges = (
  context: Context,
  { params, query: { since } }: Pick<InputOf<typeof endpoint>, 'params' | 'query'>,
): Promise<ResponseOf<typeof endpoint>> =>
  inCompany(context, candidateRights.read, async ({ db, now }) => {
    const until = (await getChangeMark(db)).toISOString()
    if (since === undefined) return { until, items: [], isMore: false }
    const limit = candidateBounds.mostPageSize
    const asked = { jobAdId: params.id, since: new Date(since), limit: limit + 1 }
    const found = await listChangedSince(db, asked)
    const items = found.slice(0, limit).map((record) => toCandidateRow(record, now()))
    return { until, items, isMore: found.length > limit }
  })
