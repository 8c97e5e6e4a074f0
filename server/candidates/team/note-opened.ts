import { recordEvent } from '../../audit/record-event.ts'
import type { Context } from '../../ground/context.ts'
import type { InCompany } from '../../ground/use-case.ts'
import { addEvent } from '../queries/events.ts'
import { markOpened } from '../queries/one-candidate.ts'
import { getOwnCandidate } from './allow-candidate.ts'

/**
 * Notes that somebody of the team has seen an application; each look is in the log of the company. A platform
 * administrator who works inside the company opens nothing.
 * @throws AppError `candidate.notFound`
 */
export async function noteOpened(
  context: InCompany<Context>,
  params: { id: string; candidateId: string },
): Promise<void> {
  const { db, organizationId, userId, as } = context
  const { id: candidateId } = await getOwnCandidate(context, params)
  await recordEvent(context, { action: 'candidate.open', organizationId, subject: candidateId })
  if (as !== 'ADMIN' && as !== 'HR') return
  const at = context.now()
  if (await markOpened(db, { candidateId, at }))
    await addEvent(db, { candidateId, organizationId, kind: 'opened', at, actorId: userId })
}
