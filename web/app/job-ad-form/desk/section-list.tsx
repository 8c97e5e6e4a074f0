import { Circle, CircleCheck, CircleDot, CircleExclamationPoint } from 'lucide-react'
import { usePhrases } from '../../i18n/use-phrases.ts'
import { cx } from '../../ui/cx.ts'
import { goToSection } from './go-to-field.ts'
import type { SectionState } from './section-states.ts'
import { useCurrentSection } from './use-current-section.ts'

const signs = {
  blocks: { Icon: CircleExclamationPoint, tone: 'text-danger' },
  advice: { Icon: CircleDot, tone: 'text-warn' },
  done: { Icon: CircleCheck, tone: 'text-brand' },
  empty: { Icon: Circle, tone: 'text-ink-3' },
} as const

/** The parts of the form with their state; each leads there, and the list follows the scroll. */
export function SectionList({ states }: { states: readonly SectionState[] }) {
  const t = usePhrases('jobAdForm')
  const current = useCurrentSection()
  const done = states.filter(({ kind }) => kind === 'done').length
  return (
    <nav aria-labelledby="sections-title" className="rounded-l border border-line bg-surface p-2">
      <h2
        id="sections-title"
        className="flex items-baseline justify-between gap-3 px-2 pt-1.5 pb-2 font-semibold"
      >
        {t('sections')}
        <span className="text-sm font-normal text-ink-3">
          {t('qualityCount', { done, all: states.length })}
        </span>
      </h2>
      <ul>
        {states.map((state) => (
          <SectionLine key={state.section} state={state} isCurrent={state.section === current} />
        ))}
      </ul>
    </nav>
  )
}

function SectionLine({
  state: { section, kind, count },
  isCurrent,
}: {
  state: SectionState
  isCurrent: boolean
}) {
  const t = usePhrases('jobAdForm')
  const { Icon, tone } = signs[kind]
  return (
    <li>
      <button
        type="button"
        aria-current={isCurrent ? 'step' : undefined}
        onClick={() => goToSection(section)}
        className="flex min-h-9 w-full items-center gap-2.5 rounded-s px-2 text-start text-sm hover:bg-sunken aria-[current=step]:bg-brand-soft aria-[current=step]:font-medium aria-[current=step]:text-brand-strong"
      >
        <Icon className={cx('size-[1.15rem] shrink-0', tone)} aria-hidden />
        <span className="min-w-0 flex-1">{t(`section.${section}`)}</span>
        <span
          className={cx(
            'text-xs',
            kind === 'blocks' ? 'text-danger' : kind === 'advice' ? 'text-warn' : 'text-ink-3',
          )}
        >
          {count > 0 ? t('items', { count }) : t(kind === 'empty' ? 'optional' : 'filled')}
        </span>
      </button>
    </li>
  )
}
