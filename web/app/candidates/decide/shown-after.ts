import {
  candidateBounds,
  type CandidateState,
  type CandidateStep,
  type RejectionReason,
} from '@qareeb/contract/candidates'
import type { Candidate } from '@qareeb/contract/candidates/candidate-details'
import { dateAfter } from '@qareeb/reference/riyadh'

/** The words of a rejection for the candidate. */
export type RejectionWords = { reason: RejectionReason; message?: string | undefined }

/** A change of an open candidate: of the state, of the team's step, or of the assignee. */
export type Change =
  | ({ state: CandidateState } & Partial<RejectionWords>)
  | { step: CandidateStep | null; interviewOn?: string | undefined }
  | Pick<Candidate, 'assignee'>

/** The candidate as the server will answer a change, as far as list and panel show it. */
export function shownAfter(candidate: Candidate, change: Change): Candidate {
  if ('assignee' in change) return { ...candidate, assignee: change.assignee }
  if ('state' in change) return { ...candidate, state: change.state }
  const interviewOn = dayOfInterview(candidate, change)
  return {
    ...candidate,
    step: change.step,
    interviewOn,
    promisedOn: interviewOn && dateAfter(interviewOn, candidateBounds.answerDays),
  }
}

/** An offer keeps the interview; without a step, and on the short list, there is none. */
function dayOfInterview(
  candidate: Candidate,
  { step, interviewOn }: Extract<Change, { step: unknown }>,
): string | null {
  if (step === 'offer') return candidate.interviewOn
  return step === 'interview' ? (interviewOn ?? null) : null
}
