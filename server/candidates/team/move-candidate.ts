import type { CandidateState, RejectionReason } from '@qareeb/contract/candidates'
import { recordEvent } from '../../audit/record-event.ts'
import type { Context } from '../../ground/context.ts'
import { cleanText } from '../../ground/text-rules.ts'
import type { InCompany } from '../../ground/use-case.ts'
import { mailDecision } from '../mails/mail-decision.ts'
import { mailRejectionTask } from '../mails/mail-rejection-task.ts'
import { takenBackUntold } from '../mails/taken-back-untold.ts'
import type { CandidateRecord } from '../queries/candidate-row.ts'
import { addEvent } from '../queries/events.ts'
import { markMoved } from '../queries/moves.ts'
import { tellingTime } from './present-candidate.ts'

type Move = {
  state: CandidateState
  reason?: RejectionReason | undefined
  message?: string | undefined
}

/**
 * Moves a locked candidate to another state; the same state again changes nothing. *In progress* and *hired* are mailed
 * at once, also after a decision that the candidate knows. A rejection is mailed after an hour, unless the state has
 * changed by then. A decision that is taken back before the candidate was notified changes nothing for them: no mail,
 * and they still see the state that they know.
 */
export async function moveCandidate(
  context: InCompany<Context>,
  candidate: CandidateRecord,
  { state, reason = 'none', message = '' }: Move,
): Promise<void> {
  const { db, organizationId, userId: actorId } = context
  const { id: candidateId } = candidate
  if (candidate.state === state) return
  const at = context.now()
  const isRejection = state === 'rejected'
  const before = { candidateId, state: candidate.state, toldAt: candidate.toldAt }
  const takenBack = await takenBackUntold(db, [before], { next: state, isMoved: false })
  const changesNothing = takenBack.has(candidateId)
  await markMoved(db, {
    candidateId,
    state,
    at,
    reason: isRejection ? reason : null,
    message: isRejection ? cleanText(message) || null : null,
    isTold: state === 'hired' || (isRejection && changesNothing),
  })
  await addEvent(db, { candidateId, organizationId, kind: 'moved', at, actorId, state })
  await recordEvent(context, {
    action: 'candidate.move',
    organizationId,
    subject: candidateId,
    details: { state },
  })
  if (changesNothing) return
  const isReopened = candidate.toldAt !== null
  if (state === 'in-progress' || state === 'hired')
    await mailDecision(context, { candidateId, state, isReopened })
  if (isRejection)
    await context.tasks.add(
      db,
      mailRejectionTask,
      { candidateId, organizationId, decidedAt: at.toISOString() },
      { after: tellingTime(at), group: candidateId },
    )
}
