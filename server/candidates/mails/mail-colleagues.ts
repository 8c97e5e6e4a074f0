import type { Context } from '../../ground/context.ts'
import { nameIn } from '../../ground/name-in.ts'
import { pageAddress } from '../../ground/page-address.ts'
import type { InCompany } from '../../ground/use-case.ts'
import { getAdNames } from '../queries/bulk-items.ts'
import type { CandidateRecord } from '../queries/candidate-row.ts'
import { type Colleague, listColleagues } from '../queries/colleagues.ts'

type ToColleagues = {
  name: 'candidateMention' | 'candidateAssigned'
  candidate: CandidateRecord
  colleagues: readonly Colleague[]
  /** Names the mail for good; the same again is not sent. */
  occasion: string
}

/** Writes to colleagues about a candidate, each in their language, but not to the caller. The mail holds no word of the team. */
export async function mailColleagues(
  context: InCompany<Context>,
  { name, candidate, colleagues, occasion }: ToColleagues,
): Promise<void> {
  const { db, organizationId, userId } = context
  const [author] = await listColleagues(db, { organizationId, ids: [userId] })
  const { title } = await getAdNames(db, candidate.jobAdId)
  const path = `/dashboard/job-ad/${candidate.jobAdId}?candidate=${candidate.id}`
  for (const { userId: id, email: to, firstName, locale } of colleagues) {
    if (id === userId) continue
    const data = {
      firstName,
      colleague: author?.name ?? '',
      candidate: candidate.name ?? '',
      jobTitle: nameIn(locale, title),
      url: pageAddress(context, locale, path),
    }
    await context.mail.send(db, { to, locale, key: `${occasion}:${id}`, mail: { name, data } })
  }
}
