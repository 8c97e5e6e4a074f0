import { type CandidateFilter, candidateFilters } from '@qareeb/contract/candidates/candidate-row'
import { Hourglass, MailX, UserRound } from 'lucide-react'
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
export function CandidateTabs({ filtering: { filter, change }, counts }: CandidateTabsProps) {
  const t = usePhrases('candidates')
  const dashboard = usePhrases('dashboard')
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
      {((counts?.mine ?? 0) > 0 || filter.isMine) && (
        <ExtraChip isOn={filter.isMine} onPress={() => change({ isMine: !filter.isMine })}>
          <UserRound className="size-4" aria-hidden />
          {t('mine')}
          <span className="text-ink-3 tabular-nums">{number(counts?.mine ?? 0)}</span>
        </ExtraChip>
      )}
      {((counts?.untold ?? 0) > 0 || filter.isUntold) && (
        <ExtraChip isOn={filter.isUntold} onPress={() => change({ isUntold: !filter.isUntold })}>
          <MailX className="size-4" aria-hidden />
          {t('untold')}
          <span className="text-ink-3 tabular-nums">{number(counts?.untold ?? 0)}</span>
        </ExtraChip>
      )}
      {((counts?.waitingLong ?? 0) > 0 || filter.isWaitingLong) && (
        <ExtraChip
          isOn={filter.isWaitingLong}
          isUrgent
          onPress={() => change({ isWaitingLong: !filter.isWaitingLong })}
        >
          <Hourglass className="size-4" aria-hidden />
          {dashboard('waitingLong', { count: counts?.waitingLong ?? 0 })}
        </ExtraChip>
      )}
    </div>
  )
}

type ExtraChipProps = { isOn: boolean; isUrgent?: boolean; onPress: () => void; children: ReactNode }

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
