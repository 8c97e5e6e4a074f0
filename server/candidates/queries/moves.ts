import type { CandidateState, CandidateStep, RejectionReason } from '@qareeb/contract/candidates'
import type { Transaction } from '../../platform/database/database.ts'

export type Move = {
  candidateId: string
  state: CandidateState
  at: Date
  reason: RejectionReason | null
  message: string | null
  /** The candidate sees it at once. */
  isTold: boolean
}

/** Moves a candidate to a state; a visible answer is replaced by the next one. */
export async function markMoved(
  db: Transaction,
  { candidateId, state, at, reason, message, isTold }: Move,
): Promise<void> {
  await db.query({
    name: 'move_candidate',
    text: `
    update candidate set state = $2::candidate_state, rejection_reason = $4, rejection_message = $5,
      in_progress_at = case when $2::candidate_state = 'in-progress' then coalesce(in_progress_at, $3::timestamptz)
        else in_progress_at end,
      decided_at = case when $2::candidate_state in ('hired', 'rejected') then $3::timestamptz end,
      told_at = case when $6::boolean then $3::timestamptz end, version = version + 1
    where id = $1`,
    values: [candidateId, state, at, reason, message, isTold],
  })
}

type Step = {
  candidateId: string
  step: CandidateStep | null
  interviewOn: string | null
  promisedOn: string | null
}

/** Sets the step inside *in progress*, with the day of the interview and the promise that follows from it. */
export async function markStep(
  db: Transaction,
  { candidateId, step, interviewOn, promisedOn }: Step,
): Promise<void> {
  await db.query({
    name: 'set_candidate_step',
    text: `
    update candidate set step = $2, interview_on = $3, promised_on = $4, version = version + 1 where id = $1`,
    values: [candidateId, step, interviewOn, promisedOn],
  })
}

/** Stores that a candidate was notified of a decision. */
export async function markTold(
  db: Transaction,
  { candidateId, at }: { candidateId: string; at: Date },
): Promise<void> {
  await db.query({
    name: 'mark_candidate_told',
    text: 'update candidate set told_at = $2 where id = $1',
    values: [candidateId, at],
  })
}
