import { candidateBounds, type CandidateStep } from '@qareeb/contract/candidates'
import type { FieldProblem } from '@qareeb/contract/errors'
import { endOfRiyadhDay } from '@qareeb/reference/end-of-day'
import { dateAfter } from '@qareeb/reference/riyadh'
import { recordEvent } from '../../audit/record-event.ts'
import type { Context } from '../../ground/context.ts'
import { AppError } from '../../ground/errors.ts'
import type { InCompany } from '../../ground/use-case.ts'
import { remindOfPromiseTask } from '../mails/remind-of-promise-task.ts'
import type { CandidateRecord } from '../queries/candidate-row.ts'
import { addEvent } from '../queries/events.ts'
import { markStep } from '../queries/moves.ts'
import { problemOfInterview, takesSteps } from '../rules.ts'
import { moveCandidate } from './move-candidate.ts'

type Wanted = { step: CandidateStep | null; interviewOn: string | undefined }

/**
 * Sets the step of a locked candidate, and moves a new one to `in-progress`. An interview promises an answer 30 days
 * after its day. An offer keeps that promise; any other step, and none, removes it.
 * @throws AppError `request.invalid` for a candidate with a decision, or an interview without a sensible day
 */
export async function setStep(
  context: InCompany<Context>,
  candidate: CandidateRecord,
  { step, interviewOn: asked }: Wanted,
): Promise<void> {
  if (!takesSteps(candidate.state)) throw refusal('step', 'notAllowed')
  if (candidate.state === 'new') await moveCandidate(context, candidate, { state: 'in-progress' })

  const { db, organizationId, userId: actorId } = context
  const { id: candidateId } = candidate
  const interviewOn = dayOfInterview(context, candidate, { step, interviewOn: asked })
  const promisedOn = interviewOn && dateAfter(interviewOn, candidateBounds.answerDays)
  const at = context.now()
  await markStep(db, { candidateId, step, interviewOn, promisedOn })
  const on = step === 'interview' ? interviewOn : null
  await addEvent(db, { candidateId, organizationId, kind: 'step', at, actorId, step, on })
  await recordEvent(context, {
    action: 'candidate.move',
    organizationId,
    subject: candidateId,
    details: { step: step ?? 'none' },
  })
  if (promisedOn === null || promisedOn === candidate.promisedOn) return
  await addEvent(db, { candidateId, organizationId, kind: 'promised', at, actorId, on: promisedOn })
  const payload = { candidateId, organizationId, promisedOn }
  await context.tasks.add(db, remindOfPromiseTask, payload, {
    after: endOfRiyadhDay(promisedOn),
    group: candidateId,
  })
}

function dayOfInterview(
  { now }: Pick<Context, 'now'>,
  candidate: CandidateRecord,
  { step, interviewOn }: Wanted,
): string | null {
  if (step === 'offer') return candidate.interviewOn
  if (step !== 'interview') return null
  if (interviewOn === undefined) throw refusal('interviewOn', 'required')
  const problem = problemOfInterview(interviewOn, now())
  if (problem) throw refusal('interviewOn', problem)
  return interviewOn
}

const refusal = (path: string, problem: FieldProblem) =>
  new AppError('request.invalid', { errors: [{ path, problem }] })
