import type { CandidateState } from '@qareeb/contract/candidates'
import type { Transaction } from '../../platform/database/database.ts'
import { getStateBefore } from '../queries/events.ts'

type Before = { candidateId: string; state: CandidateState; toldAt: Date | null }

/**
 * Whether a move takes back a decision of which the candidate was not notified, to the state of which they were: it
 * changes nothing for them, so that they get no mail.
 * @param before the candidate as the move found them
 * @param isMoved the move has been made already
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
