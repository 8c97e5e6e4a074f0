import { type CandidateFilter, candidateFilters } from '@qareeb/contract/candidates/candidate-row'
import { CalendarX, Hourglass, type LucideIcon, MailX, UserRound } from 'lucide-react'
import type { ReactNode } from 'react'
import { useFormats } from '../../i18n/use-formats.ts'
import { usePhrases } from '../../i18n/use-phrases.ts'
import { chipStyle } from '../../ui/chip-style.ts'
import { cx } from '../../ui/cx.ts'
import type { Filtering } from '../filter/use-candidate-filter.ts'
import { type CandidateCounts, countKeys } from './use-candidates.ts'

type CandidateTabsProps = { filtering: Filtering; counts: CandidateCounts | null }

const rowStyle = 'flex max-w-full items-center gap-2 overflow-x-auto pb-1'

/** The states as chips with their counts, and the long waiting candidates. */
export function CandidateTabs({ filtering, counts }: CandidateTabsProps) {
  const { filter, change } = filtering
  const t = usePhrases('candidates')
  const { number } = useFormats()
  const shown = (['all', ...candidateFilters] as const).filter(
    // Hardly anybody withdraws: the chip appears with the first one.
    (state) => state !== 'withdrawn' || filter.state === state || (counts?.withdrawn ?? 0) > 0,
  )
  return (
    <div className={rowStyle} role="group" aria-label={t('states')}>
      {shown.map((state: CandidateFilter | 'all') => (
        <button
          key={state}
          type="button"
          aria-pressed={filter.state === state}
          onClick={() => change({ state })}
          className={cx(chipStyle(filter.state === state), 'h-9 px-3 max-lg:h-11')}
        >
          {state === 'all' ? t('all') : t(`state.${state}`)}
          {counts && <span className="text-ink-3 tabular-nums">{number(counts[countKeys[state]])}</span>}
        </button>
      ))}
      <ExtraChips filtering={filtering} counts={counts} />
    </div>
  )
}

type ExtraFilter = 'isMine' | 'isUntold' | 'isWaitingLong' | 'isOverdue'

type Extra = { key: ExtraFilter; count: number; Icon: LucideIcon; label: string; isUrgent?: boolean }

/** Filters of their own beside the states. */
function ExtraChips({ filtering: { filter, change }, counts }: CandidateTabsProps) {
  const t = usePhrases('candidates')
  const dashboard = usePhrases('dashboard')
  const { number } = useFormats()
  const { mine = 0, untold = 0, waitingLong = 0, overdue = 0 } = counts ?? {}
  const extras: Extra[] = [
    { key: 'isMine', count: mine, Icon: UserRound, label: t('mine') },
    { key: 'isUntold', count: untold, Icon: MailX, label: t('untold') },
    {
      key: 'isWaitingLong',
      count: waitingLong,
      Icon: Hourglass,
      label: dashboard('waitingLong', { count: waitingLong }),
      isUrgent: true,
    },
    { key: 'isOverdue', count: overdue, Icon: CalendarX, label: t('promised.overdue'), isUrgent: true },
  ]
  return extras
    .filter(({ key, count }) => count > 0 || filter[key])
    .map(({ key, count, Icon, label, isUrgent }) => (
      <ExtraChip
        key={key}
        isOn={filter[key]}
        isUrgent={isUrgent}
        onPress={() => change({ [key]: !filter[key] })}
      >
        <Icon className="size-4" aria-hidden />
        {label}
        {/* Its sentence holds the number. */}
        {key !== 'isWaitingLong' && (
          <span className={cx('tabular-nums', !isUrgent && 'text-ink-3')}>{number(count)}</span>
        )}
      </ExtraChip>
    ))
}

type ExtraChipProps = {
  isOn: boolean
  isUrgent?: boolean | undefined
  onPress: () => void
  children: ReactNode
}

/** A filter of its own beside the states, which appears once somebody matches it. */
const ExtraChip = ({ isOn, isUrgent = false, onPress, children }: ExtraChipProps) => (
  <button
    type="button"
    aria-pressed={isOn}
    onClick={onPress}
    className={cx(chipStyle(isOn), 'h-9 px-3 max-lg:h-11', isUrgent && !isOn && 'text-danger')}
  >
    {children}
  </button>
)
