import type { CandidateRow } from '@qareeb/contract/candidates/candidate-row'
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual'
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { useFormats } from '../../i18n/use-formats.ts'
import { usePhrases } from '../../i18n/use-phrases.ts'
import { cx } from '../../ui/cx.ts'
import { LoadingOrFailed } from '../../ui/loading/loading-or-failed.tsx'
import { StateBadge } from '../list/state-badge.tsx'
import type { Column } from './use-board.ts'

type BoardColumnProps = {
  column: Column
  isTarget: boolean
  renderCard: (card: CandidateRow, place: CardPlace) => ReactNode
}

export type CardPlace = {
  /** In the column, from 0 on. */
  index: number
  /** Whether the Tab key stops here; one card of a column. */
  isStop: boolean
  onFocus: (id: string) => void
}

/** Height of a card with the gap under it, and cards that are drawn beyond what is seen. */
const cardHeight = 114
const beyond = 6

/**
 * The candidates in one state. It scrolls by itself; only cards in view are rendered, and the next page loads while
 * scrolling. The column is one stop of the Tab key: the card that had the focus last, else the first one.
 */
export function BoardColumn({ column, isTarget, renderCard }: BoardColumnProps) {
  const { number } = useFormats()
  const { state, cards, total } = column
  return (
    <section
      data-column={state}
      aria-labelledby={`board-${state}`}
      className={cx(
        'flex min-w-0 snap-start flex-col rounded-l bg-sunken',
        isTarget && 'ring-2 ring-brand ring-inset',
      )}
    >
      <h2 id={`board-${state}`} className="flex items-center justify-between px-3 pt-3 pb-1">
        <StateBadge state={state} />
        <span className="text-sm text-ink-2 tabular-nums">{number(total ?? cards.length)}</span>
      </h2>
      <Cards column={column} renderCard={renderCard} />
    </section>
  )
}

function Cards({ column: { cards, list }, renderCard }: Pick<BoardColumnProps, 'column' | 'renderCard'>) {
  const t = usePhrases('candidateBoard')
  const scroll = useRef<HTMLDivElement>(null)
  const [focusedId, setFocusedId] = useState<string | null>(null)
  const stop = Math.max(
    0,
    cards.findIndex(({ id }) => id === focusedId),
  )
  const { lines, height } = useCardWindow(scroll, { cards, list, stop })
  return (
    <div
      ref={scroll}
      className="h-[calc(100dvh-17rem)] min-h-96 overflow-y-auto overscroll-y-contain px-2 pt-1 pb-2"
    >
      {list.items === null ? (
        <LoadingOrFailed lines={3} failure={list.failure} reload={list.reload} />
      ) : (
        <ul className="relative" style={{ height }}>
          {lines.map(({ index, start, key, card }) => (
            <li key={key} className="absolute inset-x-0" style={{ transform: `translateY(${start}px)` }}>
              {renderCard(card, { index, isStop: index === stop, onFocus: setFocusedId })}
            </li>
          ))}
        </ul>
      )}
      {list.items !== null && cards.length === 0 && (
        <p className="px-2 py-4 text-center text-sm text-ink-2">{t('empty')}</p>
      )}
    </div>
  )
}

type CardWindow = Pick<Column, 'cards' | 'list'> & {
  /** Place of the card that the Tab key stops at. */
  stop: number
}

/**
 * The cards of a column that are drawn: those in view and around it, and the first, the last and the one at which the
 * Tab key stops, since keys reach these three from everywhere. The next page loads before the end is reached.
 */
function useCardWindow(
  scroll: RefObject<HTMLDivElement | null>,
  { cards, list: { hasMore, isLoading, loadMore }, stop }: CardWindow,
) {
  const last = cards.length - 1
  // The rule is about the React Compiler, which is not used here.
  // oxlint-disable-next-line react/incompatible-library
  const virtualizer = useVirtualizer({
    count: cards.length,
    getScrollElement: () => scroll.current,
    estimateSize: () => cardHeight,
    getItemKey: (index) => cards[index]?.id ?? index,
    overscan: beyond,
    rangeExtractor: (range) =>
      [...new Set([0, ...defaultRangeExtractor(range), stop, last])].toSorted((a, b) => a - b),
  })
  const isNearEnd = (virtualizer.range?.endIndex ?? -1) + 2 * beyond >= last
  useEffect(() => {
    if (isNearEnd && hasMore && !isLoading) loadMore()
  }, [isNearEnd, hasMore, isLoading, loadMore])
  return {
    height: virtualizer.getTotalSize(),
    lines: virtualizer.getVirtualItems().flatMap(({ index, start, key }) => {
      const card = cards[index]
      return card ? [{ index, start, key, card }] : []
    }),
  }
}
