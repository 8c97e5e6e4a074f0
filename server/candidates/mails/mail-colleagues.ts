import type { Context } from '../../ground/context.ts'
import type { InCompany } from '../../ground/use-case.ts'
import { getAdNames } from '../queries/bulk-items.ts'
import type { CandidateRecord } from '../queries/candidate-row.ts'
import { type Colleague, listColleagues } from '../queries/colleagues.ts'
import { mailMembers } from './mail-members.ts'

export type ToColleagues = {
  candidate: CandidateRecord
  colleagues: readonly Colleague[]
  /** Names the mail for good; the same again is not sent. */
  occasion: string
}

/** Writes to colleagues about a candidate, each in their language, but not to the caller. The mail holds no word of the team. */
export async function mailColleagues(
  context: InCompany<Context>,
  name: 'candidateMention' | 'candidateAssigned',
  { candidate, colleagues, occasion }: ToColleagues,
): Promise<void> {
  const { db, organizationId, userId } = context
  const [author] = await listColleagues(db, { organizationId, ids: [userId] })
  const { title } = await getAdNames(db, candidate.jobAdId)
  const others = colleagues.filter((one) => one.userId !== userId)
  await mailMembers(context, others, {
    candidate: { candidateId: candidate.id, jobAdId: candidate.jobAdId, name: candidate.name ?? '', title },
    occasion,
    write: (facts) => ({ name, data: { ...facts, colleague: author?.name ?? '' } }),
  })
}
