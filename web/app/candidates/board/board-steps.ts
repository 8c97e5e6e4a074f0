import type { PanelSteps } from '../detail/panel-head.tsx'
import type { Column } from './use-board.ts'

/** The ways from the open card to the one above and below it in its column. */
export function boardSteps(
  columns: readonly Column[],
  openId: string | null,
  open: (id: string | null) => void,
): PanelSteps {
  const cards = columns.find((column) => column.cards.some(({ id }) => id === openId))?.cards ?? []
  const at = cards.findIndex(({ id }) => id === openId)
  const [previous, next] = [cards[at - 1], cards[at + 1]]
  return {
    toPrevious: at > 0 && previous ? () => open(previous.id) : null,
    toNext: at >= 0 && next ? () => open(next.id) : null,
    // A column has only the cards that it has loaded.
    place: null,
    close: () => open(null),
  }
}
