import type { CandidateRow } from '@qareeb/contract/candidates/candidate-row'
import { useVirtualizer } from '@tanstack/react-virtual'
import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { useFormats } from '../../i18n/use-formats.ts'
import { usePhrases } from '../../i18n/use-phrases.ts'
import { cx } from '../../ui/cx.ts'
import { LoadingOrFailed } from '../../ui/loading/loading-or-failed.tsx'
import { StateBadge } from '../list/state-badge.tsx'
import type { Column } from './use-board.ts'

type BoardColumnProps = {
  column: Column
  isTarget: boolean
  renderCard: (card: CandidateRow, index: number) => ReactNode
}

/** Height of a card with the gap under it, and cards that are drawn beyond what is seen. */
const cardHeight = 114
const beyond = 6

/**
 * The candidates in one state. It scrolls by itself; only cards in view are rendered, and the next page loads while
 * scrolling.
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
  const { lines, height } = useCardWindow(scroll, cards, list)
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
              {renderCard(card, index)}
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

/** The cards of a column that are drawn; the next page loads before their end is reached. */
function useCardWindow(
  scroll: RefObject<HTMLDivElement | null>,
  cards: readonly CandidateRow[],
  { hasMore, isLoading, loadMore }: Column['list'],
) {
  // The rule is about the React Compiler, which is not used here.
  // oxlint-disable-next-line react/incompatible-library
  const virtualizer = useVirtualizer({
    count: cards.length,
    getScrollElement: () => scroll.current,
    estimateSize: () => cardHeight,
    getItemKey: (index) => cards[index]?.id ?? index,
    overscan: beyond,
  })
  const shown = virtualizer.getVirtualItems()
  const isNearEnd = (shown.at(-1)?.index ?? -1) >= cards.length - beyond
  useEffect(() => {
    if (isNearEnd && hasMore && !isLoading) loadMore()
  }, [isNearEnd, hasMore, isLoading, loadMore])
  return {
    height: virtualizer.getTotalSize(),
    lines: shown.flatMap(({ index, start, key }) => {
      const card = cards[index]
      return card ? [{ index, start, key, card }] : []
    }),
  }
}
