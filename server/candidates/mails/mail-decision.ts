import type { Context } from '../../ground/context.ts'
import type { InCompany } from '../../ground/use-case.ts'
import { addEvent } from '../queries/events.ts'
import { lockRecipient } from '../queries/recipients.ts'
import { mailCandidate } from './mail-candidate.ts'

type Decision = {
  candidateId: string
  state: 'in-progress' | 'hired'
  /** The candidate was notified of a decision that no longer counts. */
  isReopened: boolean
}

/** Mails a candidate who was moved to *in progress*, the first time or after a decision, or was hired. */
export async function mailDecision(
  context: InCompany<Context>,
  { candidateId, state, isReopened }: Decision,
): Promise<void> {
  const { db, organizationId } = context
  const recipient = await lockRecipient(db, candidateId)
  if (!recipient) return
  if (state === 'in-progress' && isReopened)
    return mailCandidate(context, recipient, {
      occasion: `reopened:${context.now().getTime()}`,
      write: (data) => ({ name: 'applicationReopened', data }),
    })
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
