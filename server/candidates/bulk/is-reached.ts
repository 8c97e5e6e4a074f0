import type { CandidateState } from '@qareeb/contract/candidates'

type Facts = {
  state: CandidateState
  toldAt: Date | null
  withdrawnAt: Date | null
  name: string | null
}

/**
 * Whether an answer reaches a candidate: it changes their state, or is a message without a move. Candidates who
 * were notified of a decision are reopened one by one, with another mail.
 */
export const isReached = (
  { state, toldAt, withdrawnAt, name }: Facts,
  target: CandidateState | null,
): boolean =>
  withdrawnAt === null && name !== null && state !== target && !(toldAt !== null && isOpen(target))

const isOpen = (target: CandidateState | null) => target === 'new' || target === 'in-progress'
