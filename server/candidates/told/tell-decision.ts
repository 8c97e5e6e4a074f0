import type { Context } from '../../ground/context.ts'
import type { InCompany } from '../../ground/use-case.ts'
import { addEvent } from '../queries/events.ts'
import { lockRecipient } from '../queries/recipients.ts'
import { mailCandidate } from './mail-candidate.ts'

type Decision = { candidateId: string; state: 'in-progress' | 'hired' }

/** Tells a candidate who was moved to *in progress*, the first time, or was hired. */
export async function tellDecision(
  context: InCompany<Context>,
  { candidateId, state }: Decision,
): Promise<void> {
  const { db, organizationId } = context
  const recipient = await lockRecipient(db, candidateId)
  if (!recipient) return
  if (state === 'in-progress')
    return mailCandidate(context, recipient, {
      occasion: 'in-progress',
      write: (data) => ({ name: 'applicationInProgress', data }),
    })
  const at = recipient.decidedAt ?? context.now()
  await addEvent(db, { candidateId, organizationId, kind: 'told', at, state })
  await mailCandidate(context, recipient, {
    occasion: `hired:${at.getTime()}`,
    write: (data) => ({ name: 'applicationHired', data }),
  })
}
