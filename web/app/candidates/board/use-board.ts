import { type CandidateState, candidateStates } from '@qareeb/contract/candidates'
import type { CandidateRow } from '@qareeb/contract/candidates/candidate-row'
import { useMemo } from 'react'
import type { Pages } from '../../ui/loading/pages.ts'
import type { ListFilter } from '../filter/candidate-filter.ts'
import { useCandidates, useCandidateTotal } from '../list/use-candidates.ts'
import { cardsOf } from './cards-of.ts'

export type Column = {
  state: CandidateState
  cards: readonly CandidateRow[]
  list: Pages<CandidateRow>
  /** How many match the filter in this state; null until loaded. */
  total: number | null
}

/** The candidates that match a filter in a column for each state; a filter by state leaves that column alone. */
export function useBoard(jobAdId: string, filter: ListFilter): Column[] {
  const isNew = useColumn(jobAdId, filter, 'new')
  const inProgress = useColumn(jobAdId, filter, 'in-progress')
  const hired = useColumn(jobAdId, filter, 'hired')
  const rejected = useColumn(jobAdId, filter, 'rejected')
  const cards = useMemo(
    () =>
      cardsOf({
        new: isNew.list.items ?? [],
        'in-progress': inProgress.list.items ?? [],
        hired: hired.list.items ?? [],
        rejected: rejected.list.items ?? [],
      }),
    [isNew.list.items, inProgress.list.items, hired.list.items, rejected.list.items],
  )
  const loaded = { new: isNew, 'in-progress': inProgress, hired, rejected }
  const shown = candidateStates.filter((state) => filter.state === 'all' || filter.state === state)
  return shown.map((state) => ({ state, cards: cards[state], ...loaded[state] }))
}

function useColumn(jobAdId: string, filter: ListFilter, state: CandidateState) {
  const ofState = { ...filter, state }
  return { list: useCandidates(jobAdId, ofState), total: useCandidateTotal(jobAdId, ofState) }
}
