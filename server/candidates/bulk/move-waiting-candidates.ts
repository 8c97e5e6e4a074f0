import type { Transaction } from '../../platform/database/database.ts'
import { type Addressee, markOutcome, moveMany } from '../queries/bulk-items.ts'
import type { Bulk } from '../queries/bulks.ts'
import { isReached } from './is-reached.ts'
import { valuesFor, wordsFor } from './message-words.ts'

/**
 * Moves the next candidates of an answer to many. Leaves out candidates who have withdrawn, are in the
 * state already, were notified of a decision that the move would undo, or were changed by a colleague since they were
 * chosen. A message only stores its recipients.
 */
export async function moveWaitingCandidates(
  db: Transaction,
  bulk: Bulk,
  waiting: readonly Addressee[],
): Promise<void> {
  const { state, reason, createdAt, actorId } = bulk
  const isFor = (one: Addressee) => one.version === one.chosenVersion && isReached(one, state)
  const reached = waiting.filter(isFor)
  const candidateIds = reached.map(({ candidateId }) => candidateId)
  if (state === null) await markOutcome(db, bulk, { candidateIds, outcome: 'done' })
  else {
    const toValues = await valuesFor(db, bulk)
    const messages = reached.map((one) => wordsFor(bulk, one, toValues(one)))
    await moveMany(db, bulk, { candidateIds, messages, state, reason, at: createdAt, actorId })
  }
  const left = waiting.filter((one) => !isFor(one))
  const skipped = left.map(({ candidateId }) => candidateId)
  await markOutcome(db, bulk, { candidateIds: skipped, outcome: 'skipped' })
}
