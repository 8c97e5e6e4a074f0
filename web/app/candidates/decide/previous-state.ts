import type { CandidateState } from '@qareeb/contract/candidates'
import type { CandidateEvent } from '@qareeb/contract/candidates/candidate-details'

/** The state before the last move, as the timeline has it; new before the first one. */
export function previousStateOf(timeline: readonly Pick<CandidateEvent, 'kind' | 'state'>[]): CandidateState {
  const moves = timeline.filter(({ kind }) => kind === 'moved')
  return moves.at(-2)?.state ?? 'new'
}
