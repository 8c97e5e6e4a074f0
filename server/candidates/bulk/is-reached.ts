import type { CandidateState } from '@qareeb/contract/candidates'

type Facts = { state: CandidateState; withdrawnAt: Date | null; name: string | null }

/** Whether an answer changes something for a candidate, or a message without a move is for them. */
export const isReached = ({ state, withdrawnAt, name }: Facts, target: CandidateState | null): boolean =>
  withdrawnAt === null && name !== null && state !== target
