import { type CandidateState, candidateStates } from '@qareeb/contract/candidates'

type Card = { id: string; state: CandidateState; withdrawnAt: string | null }

/**
 * Cards in the column of their present state. Candidates moved since the lists were loaded come first. Withdrawn
 * candidates are on no board.
 */
export function cardsOf<C extends Card>(
  loaded: Readonly<Record<CandidateState, readonly C[]>>,
): Record<CandidateState, C[]> {
  const columns: Record<CandidateState, C[]> = { new: [], 'in-progress': [], hired: [], rejected: [] }
  const placed = new Set<string>()
  const place = (card: C) => {
    if (placed.has(card.id) || card.withdrawnAt !== null) return
    placed.add(card.id)
    columns[card.state].push(card)
  }
  for (const state of candidateStates) for (const card of loaded[state]) if (card.state !== state) place(card)
  for (const state of candidateStates) for (const card of loaded[state]) place(card)
  return columns
}
