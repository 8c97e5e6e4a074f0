import type { CandidateState } from '@qareeb/contract/candidates'
import { expect, test, vi } from 'vitest'
import { sara } from '../testing-candidates.ts'
import { boardSteps } from './board-steps.ts'
import type { Column } from './use-board.ts'

function column(state: CandidateState, ids: readonly string[], list: Partial<Column['list']> = {}): Column {
  const cards = ids.map((id) => ({ ...sara, id, state }))
  const pages = {
    items: cards,
    hasMore: false,
    isLoading: false,
    failure: null,
    loadMore: () => undefined,
    reload: () => undefined,
    replace: () => undefined,
    ...list,
  }
  return { state, cards, list: pages, total: cards.length + (pages.hasMore ? 50 : 0) }
}

/** The cards to which the steps from an open one lead, and its place. */
function stepsFrom(columns: readonly Column[], openId: string) {
  const opened: (string | null)[] = []
  const { toPrevious, toNext, place } = boardSteps(columns, openId, (id) => opened.push(id))
  const idOf = (step: (() => void) | null) => {
    step?.()
    return step && (opened.pop() ?? null)
  }
  return { previous: idOf(toPrevious), next: idOf(toNext), place: place && `${place.at} / ${place.count}` }
}

const columns = [
  column('new', ['fahd', 'layan']),
  column('in-progress', []),
  column('hired', ['sara']),
  column('rejected', []),
]

test('steps lead down a column and on to the next one with a card', () => {
  expect(stepsFrom(columns, 'fahd')).toEqual({ previous: null, next: 'layan', place: '1 / 3' })
  expect(stepsFrom(columns, 'layan')).toEqual({ previous: 'fahd', next: 'sara', place: '2 / 3' })
  expect(stepsFrom(columns, 'sara')).toEqual({ previous: 'layan', next: null, place: '3 / 3' })
})

test('no step leads from a card that is not on the board', () => {
  expect(stepsFrom(columns, 'nobody')).toEqual({ previous: null, next: null, place: null })
})

test('the last loaded card of a column leads to its next page', () => {
  const loadMore = vi.fn<() => void>()
  const long = [column('new', ['fahd'], { hasMore: true, loadMore }), column('hired', ['sara'])]
  expect(stepsFrom(long, 'fahd')).toEqual({ previous: null, next: null, place: '1 / 52' })
  expect(loadMore).toHaveBeenCalledOnce()
})

test('the place is unknown behind a column that is not loaded to its end', () => {
  const long = [column('new', ['fahd'], { hasMore: true }), column('hired', ['sara'])]
  expect(stepsFrom(long, 'sara').place).toBeNull()
})
