import { Columns3, Table } from 'lucide-react'
import { usePhrases } from '../../i18n/use-phrases.ts'
import { cx } from '../../ui/cx.ts'
import type { Filtering } from '../filter/use-candidate-filter.ts'

const views = [
  { view: 'table', Icon: Table },
  { view: 'board', Icon: Columns3 },
] as const

/** The same list as a table or as a board. */
export function ViewChoice({ filtering: { filter, change } }: { filtering: Filtering }) {
  const t = usePhrases('candidates')
  return (
    <div role="group" aria-label={t('views')} className="flex gap-1 rounded-full bg-sunken p-1">
      {views.map(({ view, Icon }) => (
        <button
          key={view}
          type="button"
          aria-pressed={filter.view === view}
          onClick={() => change({ view })}
          className={cx(
            'inline-flex min-h-9 items-center gap-2 rounded-full px-3 text-sm',
            filter.view === view ? 'bg-surface font-semibold shadow-1' : 'text-ink-2 hover:text-ink',
          )}
        >
          <Icon className="size-4" aria-hidden />
          <span className="@max-xl:sr-only">{t(view)}</span>
        </button>
      ))}
    </div>
  )
}
