import { type CandidateFilter, candidateFilters } from '@qareeb/contract/candidates/company-candidates'
import { Hourglass } from 'lucide-react'
import { useFormats } from '../../i18n/use-formats.ts'
import { usePhrases } from '../../i18n/use-phrases.ts'
import { chipStyle } from '../../ui/chip-style.ts'
import { cx } from '../../ui/cx.ts'
import type { Filtering } from '../filter/use-candidate-filter.ts'
import type { CandidateCounts } from './use-candidates.ts'

type CandidateTabsProps = { filtering: Filtering; counts: CandidateCounts | null }

const countKeys = {
  all: 'all',
  new: 'new',
  'in-progress': 'inProgress',
  hired: 'hired',
  rejected: 'rejected',
  withdrawn: 'withdrawn',
} as const

/** The states as chips with their counts, and who waits for long. */
export function CandidateTabs({ filtering: { filter, change }, counts }: CandidateTabsProps) {
  const t = usePhrases('candidates')
  const { number } = useFormats()
  const shown = (['all', ...candidateFilters] as const).filter(
    // Hardly anybody withdraws: the chip appears with the first one.
    (state) => state !== 'withdrawn' || filter.state === state || (counts?.withdrawn ?? 0) > 0,
  )
  return (
    <div className="flex items-center gap-2 overflow-x-auto pb-1" role="group" aria-label={t('states')}>
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
      {((counts?.waitingLong ?? 0) > 0 || filter.isWaitingLong) && (
        <button
          type="button"
          aria-pressed={filter.isWaitingLong}
          onClick={() => change({ isWaitingLong: !filter.isWaitingLong })}
          className={cx(
            chipStyle(filter.isWaitingLong),
            'h-9 px-3 max-lg:h-11',
            !filter.isWaitingLong && 'text-danger',
          )}
        >
          <Hourglass className="size-4" aria-hidden />
          {t('waitingLong', { count: counts?.waitingLong ?? 0 })}
        </button>
      )}
    </div>
  )
}
