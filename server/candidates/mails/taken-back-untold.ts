import type { CandidateState } from '@qareeb/contract/candidates'
import type { Transaction } from '../../platform/database/database.ts'
import { listStatesBefore } from '../queries/events.ts'

type Before = {
  candidateId: string
  /** Before the move; null if there was none. */
  state: CandidateState | null
  /** When the candidate was notified of that state, if they were. */
  toldAt: Date | null
}

/**
 * The ids of candidates for whom a move undoes a decision before its mail left, and returns to the state that they know.
 * Then no mail is due.
 * @param next the state after the move
 * @param isMoved whether the move is stored already
 */
export async function takenBackUntold(
  db: Transaction,
  candidates: readonly Before[],
  { next, isMoved }: { next: CandidateState; isMoved: boolean },
): Promise<Set<string>> {
  const untold = candidates.filter(
    ({ state, toldAt }) => toldAt === null && (state === 'rejected' || state === 'hired'),
  )
  if (untold.length === 0) return new Set()
  const candidateIds = untold.map(({ candidateId }) => candidateId)
  const earlier = await listStatesBefore(db, { candidateIds, moves: isMoved ? 2 : 1 })
  const takenBack = earlier.filter(({ state, isKnown }) => state === next && isKnown)
  return new Set(takenBack.map(({ candidateId }) => candidateId))
}
