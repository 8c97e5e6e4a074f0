/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role */
import type { CandidateRow } from '@qareeb/contract/candidates/company-candidates'
import { MessageSquare, Paperclip } from 'lucide-react'
import { formatDate } from '../../i18n/dates.ts'
import { formatKilometres } from '../../i18n/distance.ts'
import { isolateCode } from '../../i18n/isolate.ts'
import { useLocale, usePhrases } from '../../i18n/use-phrases.ts'
import { Badge } from '../../ui/badge.tsx'
import { cx } from '../../ui/cx.ts'
import { InitialsLogo } from '../../ui/initials-logo.tsx'
import { shownStateOf, StateBadge } from './state-badge.tsx'
import { WaitingText } from './waiting-text.tsx'

type CandidateLineProps = { candidate: CandidateRow; isOpen: boolean; onOpen: () => void }

const cell = '@lg:table-cell @lg:border-t @lg:border-line @lg:px-3 @lg:py-1.5 @lg:align-middle'
const small = 'text-sm whitespace-nowrap text-ink-2 tabular-nums'

/** One candidate in the list. The whole line opens the application. */
export function CandidateLine({ candidate, isOpen, onOpen }: CandidateLineProps) {
  const distance = useDistanceText(candidate.distanceKm)
  return (
    <tr
      role="row"
      data-candidate={candidate.id}
      aria-current={isOpen ? 'true' : undefined}
      className={cx(
        'relative grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1 px-4 py-3 @lg:table-row @lg:h-13',
        isOpen
          ? 'bg-brand-soft shadow-[inset_4px_0_0_var(--brand)] rtl:shadow-[inset_-4px_0_0_var(--brand)]'
          : 'hover:bg-canvas',
      )}
    >
      <td role="cell" className={cx(cell, '@lg:max-w-0 @lg:w-1/2')}>
        <Name candidate={candidate} onOpen={onOpen} />
      </td>
      <td role="cell" className={cx(cell, small, 'hidden @3xl:table-cell')}>
        {candidate.phone && <bdi dir="ltr">{candidate.phone}</bdi>}
      </td>
      <td role="cell" className={cx(cell, small, '@max-lg:order-3')}>
        {formatDate(candidate.appliedAt)}
      </td>
      <td role="cell" className={cx(cell, 'whitespace-nowrap @max-lg:justify-self-end')}>
        <StateBadge state={shownStateOf(candidate)} />
      </td>
      <td role="cell" className={cx(cell, small, 'hidden @3xl:table-cell')}>
        {distance}
      </td>
      <td role="cell" className={cx(cell, small, '@max-lg:order-4 @max-lg:justify-self-end')}>
        <WaitingText candidate={candidate} />
      </td>
    </tr>
  )
}

function Name({ candidate, onOpen }: Pick<CandidateLineProps, 'candidate' | 'onOpen'>) {
  const t = usePhrases('candidates')
  const { id, name, phone, confirmed, hasFile, commentCount } = candidate
  return (
    <div className="flex items-center gap-3">
      <InitialsLogo colorKey={id} name={name ?? ''} isRound className="size-9 text-sm" />
      <div className="min-w-0">
        <div className="flex items-center gap-2">
          <button
            type="button"
            onClick={onOpen}
            className="truncate text-start font-semibold underline-offset-4 after:absolute after:inset-0 hover:underline"
          >
            <bdi>{name ?? t('erased')}</bdi>
          </button>
          {!confirmed && name !== null && <Badge>{t('unconfirmed')}</Badge>}
        </div>
        <div className="flex items-center gap-3 text-[0.8125rem] leading-5 text-ink-3">
          {phone && (
            <bdi dir="ltr" className="tabular-nums @3xl:hidden">
              {phone}
            </bdi>
          )}
          {hasFile && <Paperclip className="size-3.5" role="img" aria-label={t('file.yes')} />}
          {commentCount > 0 && (
            <span
              className="inline-flex items-center gap-1"
              aria-label={t('comments', { count: commentCount })}
            >
              <MessageSquare className="size-3.5" aria-hidden />
              <span aria-hidden>{commentCount}</span>
            </span>
          )}
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
