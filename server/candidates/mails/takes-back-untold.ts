import type { CandidateState } from '@qareeb/contract/candidates'
import type { Transaction } from '../../platform/database/database.ts'
import { getStateBefore } from '../queries/events.ts'

type Before = { candidateId: string; state: CandidateState; toldAt: Date | null }

/**
 * Whether a move undoes a decision before its mail left, and returns to the state that the candidate knows. Then no
 * mail is due.
 * @param state the state before the move
 * @param toldAt when the candidate was notified of that state, if they were
 * @param next the state after the move
 * @param isMoved whether the move is stored already
 */
export async function takesBackUntold(
  db: Transaction,
  { candidateId, state, toldAt }: Before,
  { next, isMoved }: { next: CandidateState; isMoved: boolean },
): Promise<boolean> {
  if (toldAt !== null || (state !== 'rejected' && state !== 'hired')) return false
  const earlier = await getStateBefore(db, { candidateId, moves: isMoved ? 2 : 1 })
  return earlier.state === next && earlier.isKnown
}
