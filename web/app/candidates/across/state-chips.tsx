import { type CandidateFilter, candidateFilters } from '@qareeb/contract/candidates/candidate-row'
import type { ReactNode } from 'react'
import { usePhrases } from '../../i18n/use-phrases.ts'
import { chipStyle } from '../../ui/chip-style.ts'
import { cx } from '../../ui/cx.ts'

type StateChipsProps = {
  chosen: CandidateFilter | null
  onChange: (state: CandidateFilter | null) => void
  /** Further filters. */
  children?: ReactNode
}

/** The states of applications as chips, and all of them. */
export function StateChips({ chosen, onChange, children }: StateChipsProps) {
  const t = usePhrases('candidates')
  return (
    <div
      className="flex items-center gap-2 overflow-x-auto pb-1 lg:flex-wrap"
      role="group"
      aria-label={t('states')}
    >
      {([null, ...candidateFilters] as const).map((state) => (
        <button
          key={state ?? 'all'}
          type="button"
          aria-pressed={chosen === state}
          onClick={() => onChange(state)}
          className={cx(chipStyle(chosen === state), 'h-9 px-3 whitespace-nowrap max-lg:h-11')}
        >
          {state === null ? t('all') : t(`state.${state}`)}
        </button>
      ))}
      {children}
    </div>
  )
}
