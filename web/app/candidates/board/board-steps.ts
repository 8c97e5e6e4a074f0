import type { PanelSteps } from '../detail/panel-head.tsx'
import type { Column } from './use-board.ts'

/**
 * The ways from the open card to the one before and after it on the board: down a column, then on to the next one. The
 * next page of its column is loaded when needed.
 */
export function boardSteps(
  columns: readonly Column[],
  openId: string | null,
  open: (id: string | null) => void,
): PanelSteps {
  const columnIndex = columns.findIndex(({ cards }) => cards.some(({ id }) => id === openId))
  const before = columns.slice(0, Math.max(columnIndex, 0)).flatMap(({ cards }) => cards)
  const { cards = [], list } = columns[columnIndex] ?? {}
  const cardIndex = cards.findIndex(({ id }) => id === openId)
  const isOpen = cardIndex >= 0
  const previous = cards[cardIndex - 1] ?? before.at(-1)
  const below = cards[cardIndex + 1]
  const hasMore = below === undefined && list?.hasMore === true
  const next = below ?? columns.slice(columnIndex + 1).flatMap((column) => column.cards)[0]
  const toNext = () => {
    if (!hasMore && next) open(next.id)
    else if (list?.isLoading === false) list.loadMore()
  }
  return {
    toPrevious: isOpen && previous ? () => open(previous.id) : null,
    toNext: isOpen && (hasMore || next) ? toNext : null,
    place: isOpen ? placeOf(columns, columnIndex, before.length + cardIndex + 1) : null,
    close: () => open(null),
  }
}

/** Null while a column before is not loaded to its end, and while numbers are missing or older than the cards. */
function placeOf(columns: readonly Column[], columnIndex: number, at: number): PanelSteps['place'] {
  const isWhole = columns.slice(0, columnIndex).every(({ list }) => list.items !== null && !list.hasMore)
  const count = columns.reduce((sum, { total }) => sum + (total ?? Number.NaN), 0)
  return isWhole && at <= count ? { at, count } : null
}
