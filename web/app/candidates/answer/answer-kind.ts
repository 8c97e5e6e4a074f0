import type { CandidateState, RejectionReason } from '@qareeb/contract/candidates'
import type { Letters } from './use-letters.ts'

/** The effect of an answer to selected candidates. */
export type AnswerKind = { action: 'message' } | { action: 'move'; state: CandidateState }

/** Reason and texts of an answer. */
export type Words = { reason?: RejectionReason; texts?: Letters }

/** Whether an answer has words of the company's own. */
export const hasWords = (kind: AnswerKind): boolean => kind.action === 'message' || kind.state === 'rejected'

/** Which sentences speak of an answer. */
export const nameOf = (kind: AnswerKind): 'reject' | 'message' | 'move' => {
  if (kind.action === 'message') return 'message'
  return kind.state === 'rejected' ? 'reject' : 'move'
}
