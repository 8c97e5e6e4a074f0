import { type CandidateState, candidateStates } from '@qareeb/contract/candidates'
import type { CandidateRow } from '@qareeb/contract/candidates/candidate-row'
import { useMemo } from 'react'
import type { Pages } from '../../ui/loading/pages.ts'
import type { ListFilter } from '../filter/candidate-filter.ts'
import { useCandidates } from '../list/use-candidates.ts'
import { cardsOf } from './cards-of.ts'

export type Column = { state: CandidateState; cards: readonly CandidateRow[]; list: Pages<CandidateRow> }

/** The candidates that match a filter in a column for each state; a filter by state leaves that column alone. */
export function useBoard(jobAdId: string, filter: ListFilter): Column[] {
  const isNew = useCandidates(jobAdId, { ...filter, state: 'new' })
  const inProgress = useCandidates(jobAdId, { ...filter, state: 'in-progress' })
  const hired = useCandidates(jobAdId, { ...filter, state: 'hired' })
  const rejected = useCandidates(jobAdId, { ...filter, state: 'rejected' })
  const cards = useMemo(
    () =>
      cardsOf({
        new: isNew.items ?? [],
        'in-progress': inProgress.items ?? [],
        hired: hired.items ?? [],
        rejected: rejected.items ?? [],
      }),
    [isNew.items, inProgress.items, hired.items, rejected.items],
  )
  const lists = { new: isNew, 'in-progress': inProgress, hired, rejected }
  const shown = candidateStates.filter((state) => filter.state === 'all' || filter.state === state)
  return shown.map((state) => ({ state, cards: cards[state], list: lists[state] }))
}
