import type { CandidateState } from '@qareeb/contract/candidates'

type Facts = {
  state: CandidateState
  toldAt: Date | null
  withdrawnAt: Date | null
  name: string | null
}

/**
 * Whether an answer changes something for a candidate, or a message without a move is for them. Candidates who were told
 * their decision are reopened one by one: they get another mail, and none may see the decision vanish before it.
 */
export const isReached = (
  { state, toldAt, withdrawnAt, name }: Facts,
  target: CandidateState | null,
): boolean =>
  withdrawnAt === null && name !== null && state !== target && !(toldAt !== null && isOpen(target))

const isOpen = (target: CandidateState | null) => target === 'new' || target === 'in-progress'
