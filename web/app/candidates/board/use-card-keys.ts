import { type CandidateState, candidateStates } from '@qareeb/contract/candidates'
import type { CandidateRow } from '@qareeb/contract/candidates/candidate-row'
import { type KeyboardEvent, useState } from 'react'
import { shortcutOf } from '../keys/shortcut-of.ts'
import type { Announce } from './use-announcements.ts'
import type { Column } from './use-board.ts'

/** A card that was picked up by keyboard, and the column that it would go to. */
export type Picked = { card: CandidateRow; to: CandidateState }

/** Null for somebody who may not decide. */
type OnMove = ((card: CandidateRow, state: CandidateState) => void) | null

type CardKeys = {
  picked: Picked | null
  onKeyDown: (event: KeyboardEvent<HTMLElement>, card: CandidateRow) => void
  /** Ends the drag of a card that has lost the focus. */
  onBlur: () => void
}

export type CardKeysOptions = { columns: readonly Column[]; onMove: OnMove; announce: Announce }

/**
 * Keys on a card: Space picks it up, arrows choose a column, Space or Enter drops it, Escape lets go; 1–4 move it at
 * once; arrows alone go from card to card, Home and End to the first and the last one of the column.
 */
export function useCardKeys({ columns, onMove, announce }: CardKeysOptions): CardKeys {
  const [picked, setPicked] = useState<Picked | null>(null)
  const shown = columns.map(({ state }) => state)

  const drop = ({ card, to }: Picked) => {
    setPicked(null)
    if (to === card.state) announce('cancelled', card)
    else onMove?.(card, to)
  }
  const carry = (key: string, carried: Picked): boolean => {
    const step = stepOf(key)
    if (step !== null) {
      const to = shown[shown.indexOf(carried.to) + step] ?? carried.to
      setPicked({ ...carried, to })
      announce('over', carried.card, to)
    } else if (key === ' ' || key === 'Enter') drop(carried)
    else if (key === 'Escape') {
      setPicked(null)
      announce('cancelled', carried.card)
    } else return false
    return true
  }
  const begin = ({ key, nativeEvent }: KeyboardEvent, card: CandidateRow): boolean => {
    const state = candidateStates[Number(shortcutOf(nativeEvent)) - 1]
    if (key === ' ' && onMove) {
      setPicked({ card, to: card.state })
      announce('picked', card)
    } else if (state && onMove) drop({ card, to: state })
    else return false
    return true
  }
  return {
    picked,
    onKeyDown: (event, card) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return
      const isDone = picked ? carry(event.key, picked) : begin(event, card) || goToNeighbour(event)
      if (!isDone) return
      event.preventDefault()
      event.stopPropagation()
    },
    onBlur: () => {
      if (!picked) return
      setPicked(null)
      announce('cancelled', picked.card)
    },
  }
}

/** Columns that an arrow moves by: their order follows the direction of the page. */
function stepOf(key: string): 1 | -1 | null {
  const forwards = document.documentElement.dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
  if (key === 'ArrowLeft' || key === 'ArrowRight') return key === forwards ? 1 : -1
  return null
}

/** Puts the focus on another card of the column, or on one of the next column that has any. */
function goToNeighbour({ key, currentTarget }: KeyboardEvent<HTMLElement>): boolean {
  const column = currentTarget.closest('[data-column]')
  const index = Number(currentTarget.dataset['index'])
  const step = stepOf(key)
  if (step !== null) focusCard(columnBeside(column, step), index)
  else if (key === 'ArrowDown') focusCard(column, index + 1)
  else if (key === 'ArrowUp') focusCard(column, index - 1)
  else if (key === 'Home') focusCard(column, 0)
  else if (key === 'End') focusCard(column, Infinity)
  else return false
  return true
}

/** The nearest column on a side that has cards. */
function columnBeside(column: Element | null, step: 1 | -1): Element | undefined {
  const columns = [...(column?.parentElement?.children ?? [])]
  const at = columns.findIndex((one) => one === column)
  const beside = step === 1 ? columns.slice(at + 1) : columns.slice(0, at).toReversed()
  return beside.find((one) => cardsIn(one).length > 0)
}

/** Focuses the card at a place of a column, the last one where there are fewer. */
function focusCard(column: Element | null | undefined, index: number) {
  const cards = cardsIn(column)
  const near = cards.find(({ dataset }) => Number(dataset['index']) === index)
  ;(near ?? (index > 0 ? cards.at(-1) : null))?.focus()
}

const cardsIn = (column: Element | null | undefined): HTMLElement[] => [
  ...(column?.querySelectorAll<HTMLElement>('[data-index]') ?? []),
]
