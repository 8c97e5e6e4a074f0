import type { PanelSteps } from '../detail/panel-head.tsx'
import type { Column } from './use-board.ts'

/**
 * The ways from the open card to the one before and after it on the board: down a column, then on to the next one.
 * Further pages of a column are loaded when needed.
 */
export function boardSteps(
  columns: readonly Column[],
  openId: string | null,
  open: (id: string | null) => void,
): PanelSteps {
  const at = columns.findIndex(({ cards }) => cards.some(({ id }) => id === openId))
  const before = columns.slice(0, Math.max(at, 0)).flatMap(({ cards }) => cards)
  const { cards = [], list } = columns[at] ?? {}
  const place = cards.findIndex(({ id }) => id === openId)
  const previous = cards[place - 1] ?? before.at(-1)
  const below = cards[place + 1]
  const hasMore = below === undefined && list?.hasMore === true
  const next = below ?? columns.slice(at + 1).flatMap((column) => column.cards)[0]
  const toNext = () => {
    if (!hasMore && next) open(next.id)
    else if (list?.isLoading === false) list.loadMore()
  }
  return {
    toPrevious: place >= 0 && previous ? () => open(previous.id) : null,
    toNext: place >= 0 && (hasMore || next) ? toNext : null,
    place: place >= 0 ? placeOf(columns, at, before.length + place + 1) : null,
    close: () => open(null),
  }
}

/** Null while a column before is not loaded to its end, and while numbers are missing or older than the cards. */
function placeOf(columns: readonly Column[], column: number, at: number): PanelSteps['place'] {
  const isWhole = columns.slice(0, column).every(({ list }) => list.items !== null && !list.hasMore)
  const count = columns.reduce((sum, { total }) => sum + (total ?? Number.NaN), 0)
  return isWhole && at <= count ? { at, count } : null
}
