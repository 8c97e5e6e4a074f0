import { type BulkFilter, bulkBounds } from '@qareeb/contract/candidates/bulk'
import type { Context } from '../../ground/context.ts'
import { AppError } from '../../ground/errors.ts'
import type { InCompany } from '../../ground/use-case.ts'
import { type ChosenCandidate, listChosen, listIdsOf } from '../queries/candidates-of-ad.ts'
import { toCandidatesFilter } from '../team/list-candidates.ts'

type Choice = {
  ids?: readonly string[] | undefined
  all?: { filter: BulkFilter; except?: readonly string[] | undefined } | undefined
}

/**
 * The candidates of an ad that a caller chose, in the version that they have now.
 * @throws AppError `candidate.notFound` when one of the ids is no candidate of the ad, `candidate.bulkTooLarge`
 */
export async function chooseCandidates(
  { db, userId, now }: InCompany<Context>,
  jobAdId: string,
  { ids, all }: Choice,
): Promise<ChosenCandidate[]> {
  if (!all) {
    const chosen = await listChosen(db, { jobAdId, ids: ids ?? [] })
    if (chosen.length !== ids?.length) throw new AppError('candidate.notFound')
    return chosen
  }
  const filter = toCandidatesFilter(jobAdId, all.filter, { userId, now: now() })
  const except = new Set(all.except)
  const found = await listIdsOf(db, filter, bulkBounds.most + except.size + 1)
  const chosen = found.filter(({ id }) => !except.has(id))
  if (chosen.length > bulkBounds.most) throw new AppError('candidate.bulkTooLarge')
  return chosen
}
