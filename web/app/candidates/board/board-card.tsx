import type { CandidateRow } from '@qareeb/contract/candidates/candidate-row'
import { type KeyboardEvent, memo, type PointerEvent } from 'react'
import { formatDate } from '../../i18n/dates.ts'
import { usePhrases } from '../../i18n/use-phrases.ts'
import { useToday } from '../../page/use-today.ts'
import { cx } from '../../ui/cx.ts'
import { InitialsLogo } from '../../ui/initials-logo.tsx'
import { useDistanceText } from '../list/candidate-line.tsx'
import { CommentCount } from '../list/comment-count.tsx'
import { WaitingText } from '../list/waiting-text.tsx'
import { waitingOf } from '../list/waiting.ts'
import { MatchRing } from '../match/match-ring.tsx'
import type { CardPlace } from './board-column.tsx'

type BoardCardProps = CardPlace & {
  card: CandidateRow
  isOpen: boolean
  /** Dragged or picked up by keyboard. */
  isCarried: boolean
  describedBy: string
  onOpen: (id: string) => void
  onPointerDown: (event: PointerEvent<HTMLElement>, card: CandidateRow) => void
  onKeyDown: (event: KeyboardEvent<HTMLElement>, card: CandidateRow) => void
  onBlur: () => void
}

/**
 * A candidate on the board. A press opens the application; it is dragged, or moved by keys. Drawn again only when one of
 * its props has changed.
 */
export const BoardCard = memo(Card)

function Card({ card, index, isStop, isOpen, isCarried, describedBy, ...handlers }: BoardCardProps) {
  const { onOpen, onFocus, onPointerDown, onKeyDown, onBlur } = handlers
  return (
    <button
      type="button"
      tabIndex={isStop ? 0 : -1}
      data-index={index}
      data-candidate={card.id}
      aria-describedby={describedBy}
      aria-current={isOpen ? 'true' : undefined}
      onClick={() => onOpen(card.id)}
      onPointerDown={(event) => onPointerDown(event, card)}
      onKeyDown={(event) => onKeyDown(event, card)}
      onFocus={() => onFocus(card.id)}
      onBlur={onBlur}
      className={cx(
        'block w-full touch-pan-x touch-pan-y rounded-m border bg-surface p-3 text-start shadow-1 select-none [-webkit-touch-callout:none]',
        isOpen ? 'border-brand' : 'border-line hover:border-line-strong',
        isCarried && 'border-brand opacity-50',
      )}
    >
      <CardFace card={card} />
    </button>
  )
}

/** The content of a card; the one under the pointer shows the same. */
export function CardFace({ card }: { card: CandidateRow }) {
  const t = usePhrases('candidates')
  const { id, name, confirmed, appliedAt, distanceKm, commentCount, assignee, matchScore } = card
  const distance = useDistanceText(distanceKm)
  const today = useToday()
  const waits = waitingOf(card, today) !== null
  return (
    <>
      <span className="flex items-center gap-2.5">
        <InitialsLogo colorKey={id} name={name ?? ''} isRound className="size-9 shrink-0 text-sm" />
        <span className="min-w-0 flex-1">
          <bdi className="truncate-own font-semibold">{name ?? t('erased')}</bdi>
          <span className="block truncate text-[0.8125rem] text-ink-2">
            {formatDate(appliedAt)}
            {/* All cards of a column have one height: no line of its own. */}
            {!confirmed && name !== null && ` · ${t('unconfirmed')}`}
          </span>
        </span>
        <MatchRing score={matchScore} />
      </span>
      <span className="mt-2 flex min-h-6 items-center gap-2 text-[0.8125rem] text-ink-2">
        {distance && <span className="rounded-full bg-sunken px-2 py-0.5 tabular-nums">{distance}</span>}
        {waits && <WaitingText candidate={card} today={today} />}
        <span className="ms-auto flex items-center gap-2">
          <CommentCount count={commentCount} />
          {assignee && (
            <InitialsLogo
              colorKey={assignee.id}
              name={assignee.name}
              isRound
              className="size-6 shrink-0 text-[0.6875rem]"
            />
          )}
        </span>
      </span>
    </>
  )
}
