/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role */
import type { CandidateRow } from '@qareeb/contract/candidates/candidate-row'
import { Paperclip } from 'lucide-react'
import { memo, type Ref, useRef } from 'react'
import { formatDate, formatTime } from '../../i18n/dates.ts'
import { formatKilometres } from '../../i18n/distances.ts'
import { isolateCode, isolateName } from '../../i18n/isolate.ts'
import { useLocale, usePhrases } from '../../i18n/use-phrases.ts'
import { Badge } from '../../ui/badge.tsx'
import { cx } from '../../ui/cx.ts'
import { InitialsLogo } from '../../ui/initials-logo.tsx'
import { MatchRing } from '../match/match-ring.tsx'
import { CommentCount } from './comment-count.tsx'
import { shownStateOf, StateBadge } from './state-badge.tsx'
import { WaitingText } from './waiting-text.tsx'

type CandidateLineProps = {
  candidate: CandidateRow
  isOpen: boolean
  onOpen: (id: string) => void
  isSelected: boolean
  /** Null for somebody who may not decide. */
  onSelect: ((id: string, isRange: boolean) => void) | null
  /** Place in the list, from 0 on. */
  index: number
  /** The table has a column for it. */
  showsMatch: boolean
  /** ISO 8601, from the table: reading the day here would render each line again at every step. */
  today: string
  ref: Ref<HTMLTableRowElement>
}

const cellBox = '@lg:border-t @lg:border-line @lg:px-2 @lg:py-1 @3xl:px-3 @lg:align-middle'
const cell = `@lg:table-cell ${cellBox}`
/** Of a column that a narrow table does not have. */
const wideCell = `hidden @3xl:table-cell ${cellBox}`
const small = 'text-sm whitespace-nowrap text-ink-2 tabular-nums'

/** One candidate in the list. The whole line opens the application. Drawn again only when one of its props has changed. */
export const CandidateLine = memo(Line)

function Line({ candidate, isOpen, onOpen, ...line }: CandidateLineProps) {
  const { isSelected, onSelect, index, showsMatch, today, ref } = line
  const distance = useDistanceText(candidate.distanceKm)
  return (
    <tr
      ref={ref}
      role="row"
      data-index={index}
      aria-rowindex={index + 2}
      aria-selected={isSelected}
      data-candidate={candidate.id}
      aria-current={isOpen ? 'true' : undefined}
      className={cx(
        'relative grid items-center gap-x-3 gap-y-1 px-4 py-3 @lg:table-row @lg:h-14',
        onSelect ? 'grid-cols-[auto_minmax(0,1fr)_auto]' : 'grid-cols-[minmax(0,1fr)_auto]',
        isOpen
          ? 'bg-brand-soft shadow-[inset_4px_0_0_var(--brand)] rtl:shadow-[inset_-4px_0_0_var(--brand)]'
          : isSelected
            ? 'bg-sunken'
            : 'hover:bg-canvas',
      )}
    >
      {onSelect && <SelectCell candidate={candidate} isSelected={isSelected} onSelect={onSelect} />}
      <td role="cell" className={cx(cell, '@3xl:w-1/2 @3xl:max-w-0')}>
        <Name candidate={candidate} onOpen={onOpen} />
      </td>
      {showsMatch && <MatchCell score={candidate.matchScore} />}
      <td role="cell" className={cx(wideCell, small)}>
        {candidate.phone && <bdi dir="ltr">{candidate.phone}</bdi>}
      </td>
      <td role="cell" className={cx(cell, small, '@max-lg:order-3', onSelect && '@max-lg:col-start-2')}>
        {formatDate(candidate.appliedAt)}
      </td>
      <td
        role="cell"
        className={cx(cell, 'whitespace-nowrap @max-lg:min-w-24 @max-lg:justify-self-end @max-lg:text-end')}
      >
        <StateBadge state={shownStateOf(candidate)} />
        <MessageTime candidate={candidate} />
      </td>
      <td role="cell" className={cx(wideCell, small)}>
        {distance}
      </td>
      <td role="cell" className={cx(cell, small, '@max-lg:order-4 @max-lg:justify-self-end')}>
        <WaitingText candidate={candidate} today={today} />
      </td>
    </tr>
  )
}

const MatchCell = ({ score }: { score: number | null }) => (
  <td role="cell" className={wideCell}>
    <MatchRing score={score} isInColumn />
  </td>
)

type SelectCellProps = {
  candidate: CandidateRow
  isSelected: boolean
  onSelect: (id: string, isRange: boolean) => void
}

/** The box stands above the button that covers the line. */
function SelectCell({ candidate, isSelected, onSelect }: SelectCellProps) {
  const t = usePhrases('answering')
  const own = usePhrases('candidates')
  const isRange = useRef(false)
  return (
    <td role="cell" className={cx(cell, '@3xl:w-px @lg:ps-4! @lg:pe-0!')}>
      <label className="relative z-10 -m-2 grid size-9 cursor-pointer place-items-center max-lg:size-11">
        <input
          type="checkbox"
          checked={isSelected}
          aria-label={t('select', { name: isolateName(candidate.name ?? own('erased')) })}
          onClick={({ shiftKey }) => (isRange.current = shiftKey)}
          onChange={() => onSelect(candidate.id, isRange.current)}
          className="size-5 accent-brand"
        />
      </label>
    </td>
  )
}

/** The time at which a waiting rejection is mailed. */
function MessageTime({ candidate: { toldAt } }: Pick<SelectCellProps, 'candidate'>) {
  const t = usePhrases('candidates')
  if (toldAt === null) return null
  return (
    <span className="ms-2 text-[0.8125rem] text-ink-3 hidden @3xl:inline">
      {t('messageAt', { time: isolateCode(formatTime(new Date(toldAt))) })}
    </span>
  )
}

/** A table beside the open application says less, in one line each: all lines keep their height. */
function Name({ candidate, onOpen }: Pick<CandidateLineProps, 'candidate' | 'onOpen'>) {
  const t = usePhrases('candidates')
  const match = usePhrases('match')
  const { id, name, phone, confirmed, hasFile, commentCount, matchScore } = candidate
  const isUnconfirmed = !confirmed && name !== null
  return (
    <div className="flex items-center gap-3">
      <InitialsLogo colorKey={id} name={name ?? ''} isRound className="size-9 text-sm" />
      <div className="min-w-0">
        <div className="flex flex-wrap items-center gap-x-2 @lg:flex-nowrap">
          <button
            type="button"
            onClick={() => onOpen(id)}
            className="max-w-full min-w-0 text-start font-semibold underline-offset-4 after:absolute after:inset-0 hover:underline"
          >
            <bdi className="truncate-own">{name ?? t('erased')}</bdi>
          </button>
          {isUnconfirmed && (
            <span className="shrink-0 @lg:@max-3xl:hidden">
              <Badge>{t('unconfirmed')}</Badge>
            </span>
          )}
        </div>
        <div className="flex flex-wrap items-center gap-x-3 text-[0.8125rem] leading-5 whitespace-nowrap text-ink-3 @lg:flex-nowrap @max-3xl:gap-x-2">
          {isUnconfirmed && <span className="hidden truncate @lg:@max-3xl:inline">{t('unconfirmed')}</span>}
          {phone && (
            <bdi dir="ltr" className={cx('truncate tabular-nums @3xl:hidden', isUnconfirmed && '@lg:hidden')}>
              {phone}
            </bdi>
          )}
          {matchScore !== null && (
            <span className="tabular-nums @3xl:hidden">{match('score', { score: matchScore })}</span>
          )}
          {hasFile && <Paperclip className="size-3.5 shrink-0" role="img" aria-label={t('file.yes')} />}
          <CommentCount count={commentCount} />
        </div>
      </div>
    </div>
  )
}

/** A rounded distance, or nothing when the candidate gave no area. */
export function useDistanceText(km: number | null): string | null {
  const t = usePhrases('candidates')
  const locale = useLocale()
  return km === null ? null : t('kilometres', { distance: isolateCode(formatKilometres(km, locale)) })
}
